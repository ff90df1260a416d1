import { beforeEach, expect, test, vi } from 'vitest';

/** In the place of what checks answers. */
const checks = vi.hoisted(() => ({ arrive: (): Promise<object> => new Promise(() => undefined) }));
vi.mock('./checks.ts', () => checks.arrive());

beforeEach(() => vi.resetModules());

async function makeClient() {
  const { createApiClient } = await import('./createApiClient.ts');
  return createApiClient({
    baseUrl: 'http://backend.example/',
    timeoutMs: 100,
    fetch: () => Promise.resolve(Response.json({ items: [{ id: 2, name: 'Hosting' }] })),
  });
}

test('where what checks answers cannot be had the call has failed, unless the answer is known', async () => {
  checks.arrive = () => Promise.reject(new Error('Failed to fetch'));
  const api = await makeClient();
  await expect(api.getMenu('en')).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  const menu = { items: [{ id: '2', name: 'Hosting' }] };
  await expect(api.getMenu('en', menu)).resolves.toBe(menu);
});

test('it has no longer than the call', async () => {
  checks.arrive = () => new Promise(() => undefined);
  const api = await makeClient();
  await expect(api.getMenu('en')).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
});
