import { API_PREFIX, ENDPOINTS } from '@plinth/ui/contract';
import type { FastifyInstance } from 'fastify';
import { registerContact } from './contact.ts';
import type { ApiContext } from './context.ts';
import { answer, apiHeaders } from './failure.ts';
import { acceptOnlyJson } from './jsonBody.ts';
import { registerViews } from './view.ts';

export type { ApiContext } from './context.ts';

/** Adds the calls of the specification's section 7, answered by this server itself. */
export function registerApi(app: FastifyInstance, context: ApiContext): void {
  const { basePath, siteUrl } = context.settings;
  acceptOnlyJson(app);
  const headers = apiHeaders(siteUrl);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  registerViews(app, context);
  registerContact(app, context);

  /** The methods of each call, by its path. */
  const methods = new Map(
    Object.values(ENDPOINTS).map((name) => [
      basePath + API_PREFIX + name,
      name === ENDPOINTS.contact ? 'POST' : 'GET, HEAD',
    ]),
  );
  app.setNotFoundHandler((request, reply) => {
    const allow = methods.get(request.url.split('?', 1)[0] ?? '');
    if (allow === undefined) return answer(reply, 404, true, 'There is no such call');
    return answer(reply.header('allow', allow), 405, true, `This call takes ${allow}`);
  });
}
