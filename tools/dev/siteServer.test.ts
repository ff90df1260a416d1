import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT, contentDirectory, readSettings } from '@plinth/server/settings';
import { LANG_CODES } from '@plinth/ui/contract';
import { variant } from '@plinth/site/variants/cloud';
import { createServer, type HotPayload, type Plugin, type ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteServer } from './siteServer.ts';

/** A change is told within a tenth of a second; a machine with other work may take its time. */
const WAIT = { timeout: 10_000 };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createViteServer(plugins: Plugin[]) {
  const server = await createServer({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // Sources that somebody edits meanwhile are none of this test's business.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins,
  });
  onTestFinished(() => server.close());
  return server;
}

/** Serves what a development server answers until the end of the test; gives the address. */
function originOf({ middlewares }: ViteDevServer): string {
  const http = createHttpServer(middlewares).listen(0);
  onTestFinished(() => void http.close());
  const address = http.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** The development server on a copy of the content, with what it tells browsers. */
async function startDevelopment() {
  const folder = temporaryFolder();
  const contentDir = join(folder, 'content');
  cpSync(contentDirectory('cloud'), contentDir, { recursive: true });
  const settings = readSettings({ DATA_DIR: join(folder, 'data') });
  const apiOptions = { contentDir, writeLog: () => undefined };
  const server = await createViteServer(
    await siteServer({ root: PROJECT_ROOT, settings, variant, apiOptions }),
  );
  const origin = originOf(server);
  const firstService = async (): Promise<string> => {
    const answer = await fetch(`${origin}/server/View/GetServiceMenu?langCode=en`);
    return (await answer.json()).items[0].name;
  };
  const told: Promise<[HotPayload['type'], string]>[] = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === 'object') told.push(firstService().then((name) => [payload.type, name]));
  });
  return { file: join(contentDir, 'en/services/2-cloud-hosting.yaml'), firstService, told };
}

test('a page is shown again when the edited content is there, not while the file is being written', async () => {
  const { file, firstService, told } = await startDevelopment();
  const text = readFileSync(file, 'utf8');
  const before = await firstService();
  // Many programs empty a file first and fill it then.
  writeFileSync(file, '');
  await vi.waitFor(() => expect(told).toHaveLength(1), WAIT);
  expect(await told[0]).toEqual(['error', before]);
  writeFileSync(file, text.replace(/^menuName: .*$/m, 'menuName: Edited'));
  await vi.waitFor(() => expect(told).toHaveLength(2), WAIT);
  expect(await told[1]).toEqual(['full-reload', 'Edited']);
}, 30_000);

test('a picture that is added has its size at once, and one that is taken away is gone', async () => {
  const root = temporaryFolder();
  const pictures = join(root, 'site/variants/cloud/pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, '../theme.ts'), 'export const theme = {};');
  const draw = (name: string, width: number) => {
    const file = join(pictures, name);
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9"/></svg>`,
    );
    return file;
  };
  const first = draw('first.svg', 10);
  const settings = readSettings({ DATA_DIR: join(root, 'data') });
  const server = await createViteServer(
    await siteServer({ root, settings, variant, apiOptions: { writeLog: () => undefined } }),
  );
  const known = async () => (await server.ssrLoadModule('virtual:pictures'))['pictures'];
  expect(await known()).toEqual({ 'assets/pictures/first.svg': { width: 10, height: 9 } });
  const second = draw('second.svg', 20);
  rmSync(first);
  server.watcher.emit('all', 'add', second);
  await vi.waitFor(
    async () => expect(await known()).toEqual({ 'assets/pictures/second.svg': { width: 20, height: 9 } }),
    WAIT,
  );
}, 30_000);

test('a page that is changed is shown at once; one that is wrong is told of, and the others are there', async () => {
  const root = temporaryFolder();
  const brand = join(root, 'site/variants/cloud');
  for (const folder of ['pictures', 'pages']) mkdirSync(join(brand, folder), { recursive: true });
  writeFileSync(join(brand, 'theme.ts'), 'export const theme = {};');
  const write = (name: string, heading: string) => {
    const file = join(brand, 'pages', name);
    writeFileSync(
      file,
      `title: Autumn\ndescription: Words.\nsections:\n  - section: Hero\n    heading: ${heading}\n`,
    );
    return file;
  };
  for (const langCode of LANG_CODES) {
    const home =
      'title: Home\ndescription: Words.\nsections:\n  - section: ContactSection\n    heading: Hello\n';
    writeFileSync(join(brand, 'pages', `home.${langCode}.yaml`), home);
  }
  const autumn = write('autumn.en.yaml', 'Hello');
  write('spring.en.yaml', 'Green');
  const settings = readSettings({ DATA_DIR: join(root, 'data') });
  const server = await createViteServer(
    await siteServer({ root, settings, variant, apiOptions: { writeLog: () => undefined } }),
  );
  const told: HotPayload[] = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === 'object') told.push(payload);
  });
  const log = vi.spyOn(server.config.logger, 'error').mockImplementation(() => undefined);
  const origin = originOf(server);
  const ask = async (name: string) => (await fetch(`${origin}/assets/pages/${name}.json`)).json();
  expect(await ask('index')).toEqual({ 'zh-tw': [], en: ['autumn', 'spring'] });
  expect((await ask('autumn.en')).sections[0].props).toEqual({ heading: 'Hello' });
  expect((await ask('home.en')).sections[0].section).toBe('ContactSection');

  write('autumn.en.yaml', 'Good evening');
  server.watcher.emit('all', 'change', autumn);
  await vi.waitFor(() => expect(told).toEqual([{ type: 'full-reload' }]), WAIT);
  expect((await ask('autumn.en')).sections[0].props).toEqual({ heading: 'Good evening' });

  write('autumn.en.yaml', '[a list]');
  server.watcher.emit('all', 'change', autumn);
  await vi.waitFor(() => expect(told).toHaveLength(2), WAIT);
  const line =
    'site/variants/cloud/pages/autumn.en.yaml:5: sections[0].heading: expected words, found a list';
  expect(told[1]).toMatchObject({ type: 'error', err: { message: line } });
  expect(log).toHaveBeenCalledWith(line);
  expect((await ask('spring.en')).sections[0].props).toEqual({ heading: 'Green' });
  expect((await ask('autumn.en')).sections[0].props).toEqual({ heading: '' });

  told.length = 0;
  write('autumn.en.yaml', 'Good evening\n    action: { label: Prices, href: service/99 }');
  server.watcher.emit('all', 'change', autumn);
  await vi.waitFor(() => expect(told).toHaveLength(1), WAIT);
  const dead = /autumn\.en\.yaml:6: sections\[0]\.action\.href: 'service\/99' leads to no page in en/;
  expect(told[0]).toMatchObject({ type: 'error', err: { message: expect.stringMatching(dead) } });
}, 30_000);
