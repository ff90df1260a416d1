import type { FastifyInstance } from 'fastify';
import { apiHeaders } from './api/failure.ts';
import type { Settings } from './settings/index.ts';

/**
 * Answers `/healthz` and `/readyz`.
 *
 * @param check returns whether contact requests can be stored
 * @returns a function after which `/readyz` says no
 */
export function registerHealth(
  app: FastifyInstance,
  { siteUrl, databaseUrl }: Settings,
  check: () => Promise<boolean>,
): () => void {
  // With another backend, nothing else sets them.
  const headers = apiHeaders(siteUrl);
  let isRetired = false;
  let looking: Promise<boolean> | undefined;
  const look = () =>
    check().finally(() => {
      looking = undefined;
    });
  app.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.headers(headers);
    if (isRetired) return reply.code(503).send({ status: 'ending' });
    // Anybody may ask. Simultaneous requests share one check, so that they do not take database connections from visitors.
    if (await (looking ??= look())) return { status: 'ok' };
    // All servers use the same database: no other one could do better, so this one goes on serving pages.
    if (databaseUrl !== undefined) return { status: 'ok', contacts: 'unavailable' };
    return reply.code(503).send({ status: 'unavailable' });
  });
  return () => {
    isRetired = true;
  };
}
