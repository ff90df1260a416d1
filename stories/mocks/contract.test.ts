import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '@plinth/server';
import { readSettings } from '@plinth/server/settings';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { describeContract } from './contractChecks.ts';
import { everyCall } from './handlers/index.ts';

/** The address of a server that has just started. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}

describe.each(VARIANT_NAMES)('mock handlers of %s', (variant) => {
  const mocks = setupServer(...everyCall({ variant, length: 'real' }));
  beforeAll(() => mocks.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => mocks.close());
  describeContract('the handlers', () => 'http://mocked.example/some/base/');

  it('leave a dictionary that was edited, a module of the workshop, to the bundler', async () => {
    const bundler = createServer((_, response) => response.end('a module'));
    onTestFinished(() => void bundler.close());
    const module = await fetch(
      `${await listen(bundler)}site/variants/${variant}/assets/i18n/en.json?import&t=1795826165332`,
    );
    expect(await module.text()).toBe('a module');
  });
});

describe.each(VARIANT_NAMES)('embedded backend of %s', (variant) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
  let api: Api;
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    api = await createApi(
      readSettings({ SITE_VARIANT: variant, DATA_DIR: dataDir, CONTACT_RATE_PER_MINUTE: '0' }),
      { writeLog: () => undefined },
    );
    server = createServer(api.handle);
    origin = await listen(server);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await api.close();
    rmSync(dataDir, { recursive: true });
  });
  describeContract('the backend', () => origin);
});
