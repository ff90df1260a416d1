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

  const contactPath = basePath + API_PREFIX + ENDPOINTS.contact;
  const viewPaths = [ENDPOINTS.menu, ENDPOINTS.service, ENDPOINTS.home].map(
    (name) => basePath + API_PREFIX + name,
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allow = path === contactPath ? 'POST' : viewPaths.includes(path) ? 'GET, HEAD' : undefined;
    if (allow === undefined) return answer(reply, 404, true, 'There is no such call');
    return answer(reply.header('allow', allow), 405, true, `This call takes ${allow}`);
  });
}
