import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { API_PREFIX, ENDPOINTS, isLangCode, type LangCode } from '@plinth/ui/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Content, type LanguageContent, UNKNOWN_SERVICE } from '../catalog/index.ts';
import { API_POLICY, CACHE, siteHeaders } from '../headers.ts';
import { contentDigest } from '../pages/compress.ts';
import { createResource, type Resource } from '../pages/resource.ts';
import { respond } from '../pages/respond.ts';
import type { ApiContext } from './context.ts';
import { answer } from './failure.ts';

/** Compression on the fly must not be noticeable; this level takes about a millisecond. */
const BROTLI_QUALITY = 5;

function jsonResource(value: unknown, headers: Readonly<Record<string, string>>): Resource {
  const body = Buffer.from(JSON.stringify(value));
  const resource = createResource(body, contentDigest(body), headers);
  resource.addCompressed(
    'br',
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  );
  resource.addCompressed('gzip', gzipSync(body));
  return resource;
}

/** A value of the query; one that is given twice counts as not given. */
function queryValue(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The GET calls of the specification's section 7, answered from memory. */
export function registerViews(app: FastifyInstance, context: ApiContext): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...siteHeaders(context.settings.siteUrl),
    'content-security-policy': API_POLICY,
    'cache-control': CACHE.revalidate,
  };
  const unknown = jsonResource(UNKNOWN_SERVICE, headers);
  const made = new WeakMap<object, Resource>();
  /** Answers are made at the first request; new content means new objects, and the old ones are dropped. */
  const resourceOf = (value: object): Resource => {
    const known = made.get(value);
    if (known) return known;
    const resource = jsonResource(value, headers);
    made.set(value, resource);
    return resource;
  };

  const view = (
    name: string,
    find: (content: LanguageContent, request: FastifyRequest) => object | undefined,
  ) => {
    app.get(
      context.settings.basePath + API_PREFIX + name,
      async (request: FastifyRequest, reply: FastifyReply) => {
        const lang = queryValue(request, 'langCode');
        if (!isLangCode(lang)) return answer(reply, 400, true, 'langCode must be zh-tw or en');
        const content: Content = context.content();
        const found = find(content[lang satisfies LangCode], request);
        reply.hijack();
        await respond(request.raw, reply.raw, {
          status: 200,
          resource: found === undefined ? unknown : resourceOf(found),
          cookie: context.csrf.newCookie(request.raw),
        });
        return reply;
      },
    );
  };
  view(ENDPOINTS.menu, (content) => content.menu);
  view(ENDPOINTS.home, (content) => content.home);
  view(ENDPOINTS.service, (content, request) => content.services.get(queryValue(request, 'id') ?? ''));
}
