import { expect, test, vi } from 'vitest';
import { compress } from '../pages/compress.ts';
import { eventually } from './support/eventually.ts';
import { startTestServer } from './support/server.ts';
import { pageHtml } from './support/site.ts';

vi.mock('../pages/compress.ts', { spy: true });

test('a build that cannot be compressed is served all the same, and the log says why', async () => {
  vi.mocked(compress).mockRejectedValue(new Error('out of memory'));
  const server = await startTestServer();
  const told = { level: 50, event: 'site', outcome: 'not compressed', reason: 'Error: out of memory' };
  await eventually(() => expect(server.log).toContainEqual(expect.objectContaining(told)));
  expect(server.log.some(({ outcome }) => outcome === 'kept the last build')).toBe(false);
  expect(await (await server.get('/main/en/about')).text()).toBe(pageHtml('/main/en/about'));
});
