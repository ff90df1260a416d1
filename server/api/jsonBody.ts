import type { FastifyInstance } from 'fastify';

/** A body that cannot be read; `statusCode` is what the framework looks at. */
class BodyError extends Error {
  readonly statusCode = 400;
}

/** Reads JSON in UTF-8 and nothing else: bytes that are not UTF-8 are refused, not replaced. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      try {
        const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        return value;
      } catch (error) {
        throw new BodyError('the body is not JSON in UTF-8', { cause: error });
      }
    },
  );
}
