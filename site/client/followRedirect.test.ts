import { afterEach, expect, test, vi } from 'vitest';

const replace = vi.fn<(address: string) => void>();

/** Where 404.html leads a visitor of this address; undefined where it stays. */
async function leadsTo(address: string): Promise<string | undefined> {
  const { pathname, search, hash } = new URL(address, 'https://www.sample.example');
  vi.stubGlobal('location', { pathname, search, hash, replace });
  vi.stubGlobal('document', { currentScript: { dataset: { base: '/' } } });
  vi.resetModules();
  replace.mockClear();
  await import('./followRedirect.ts');
  return replace.mock.lastCall?.[0];
}

afterEach(() => void vi.unstubAllGlobals());

test('404.html leads on with the query and the anchor', async () => {
  expect(await leadsTo('/main/en/nothing?utm_source=a#contact')).toBe('/main/en/index?utm_source=a#contact');
  expect(await leadsTo('/main/en/service/a%20b?utm_source=a&id=1#contact')).toBe(
    '/main/en/service?utm_source=a&id=a+b#contact',
  );
});

test('404.html leads to the page of an address with a slash too many', async () => {
  expect(await leadsTo('/main/en/about/?a=b#c')).toBe('/main/en/about?a=b#c');
  // Only the build knows which landing pages there are.
  expect(await leadsTo('/main/en/autumn-2026/')).toBe('/main/en/autumn-2026');
  expect(await leadsTo('/main/en/autumn-2026')).toBe('/main/en/index');
});

test('404.html leads nobody in a circle where the host leads from the shell to the folder of the services', async () => {
  for (const path of ['/main/en/service/', '/main/en/service/999', '/main/en/service/999/?a=b']) {
    const shell = await leadsTo(path);
    expect(shell).toMatch(/^\/main\/en\/service\?(?:a=b&)?id=(?:999)?$/);
    expect(await leadsTo(shell?.replace('?', '/?') ?? ''), path).toBeUndefined();
  }
});

test('404.html never leads to itself, whatever was asked for and however the query is spelt', async () => {
  const queries = ['?id=999', '?id=a%20b&utm_source=a%2Cb', '?utm_source', '?id=1&id=2', ''];
  for (const path of [
    ...queries.map((query) => `/main/en/service${query}`),
    '/main/en/nothing',
    '/main/en/nothing.html',
    '/main/en/service/999',
    '/main/en/index?a=b#c',
  ]) {
    const next = await leadsTo(path);
    expect(next === undefined ? undefined : await leadsTo(next), path).toBeUndefined();
  }
});
