import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { apiHeaders } from './api/failure.ts';
import type { Settings } from './settings/index.ts';

/**
 * How long, in milliseconds, the answer waits for a shared database: a balancer that hears nothing for a second or two takes the
 * server for unusable, and all servers at once.
 */
const SHARED_WAIT_MS = 500;

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
  // Anybody may ask. Simultaneous requests share one check, so that they do not take database connections from visitors.
  const look = () =>
    (looking ??= check().finally(() => {
      looking = undefined;
    }));
  app.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.headers(headers);
    if (isRetired) return reply.code(503).send({ status: 'ending' });
    if (databaseUrl === undefined)
      return (await look()) ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' });
    // All servers use the same database: no other one could do better, so this one goes on serving pages.
    const isThere = await Promise.race([look(), wait(SHARED_WAIT_MS, false, { ref: false })]);
    return isThere ? { status: 'ok' } : { status: 'ok', contacts: 'unavailable' };
  });
  return () => {
    isRetired = true;
  };
}
