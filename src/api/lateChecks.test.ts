import { beforeEach, expect, test, vi } from 'vitest';

/** Replaces the code that checks answers. */
const checks = vi.hoisted(() => ({ arrive: (): Promise<object> => new Promise(() => undefined) }));
vi.mock('./checks.ts', () => checks.arrive());

beforeEach(() => vi.resetModules());

async function makeClient(timeoutMs?: number) {
  const { createApiClient } = await import('./createApiClient.ts');
  return createApiClient({
    baseUrl: 'http://backend.example/',
    timeoutMs,
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
  const api = await makeClient(100);
  await expect(api.getMenu('en')).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
});

test('outside of a page a contact request goes without a token', async () => {
  const { createApiClient } = await import('./createApiClient.ts');
  const tokens: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://backend.example/',
    fetch: (input) => {
      if (input instanceof Request) tokens.push(input.headers.get('X-XSRF-TOKEN'));
      return Promise.resolve(Response.json({ isError: false }));
    },
  });
  const payload = { companyName: 'A', name: 'B', mobile: '1', lineId: '', description: 'C' };
  await api.addContact(payload, { langCode: 'en', idempotencyKey: 'key-1' });
  expect(tokens).toEqual([null]);
});
