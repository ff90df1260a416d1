import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { PROJECT_ROOT, contentDirectory, readSettings } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { LANG_CODES } from '@plinth/ui/contract';
import { variant } from '@plinth/site/variants/cloud';
import { createServer, type HotPayload, isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import workshopConfig from '../../.storybook/vite.config.ts';
import viteConfig from '../../vite.config.ts';
import { siteServer } from './siteServer.ts';

/** A change is reported within a tenth of a second; a busy machine may take longer. */
const WAIT = { timeout: 10_000 };

/** The development server of a repository, with its answers and its messages to browsers. */
async function startDevelopment(root: string, contentDir?: string, basePath = '/') {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data'), BASE_PATH: basePath });
  const apiOptions = { ...(contentDir !== undefined && { contentDir }), writeLog: () => undefined };
  const server = await createServer({
    root: PROJECT_ROOT,
    base: basePath,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // Sources that somebody edits meanwhile must not affect this test.
    server: { port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: await siteServer({ root, settings, variant, apiOptions }),
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const told = vi.fn((_payload: HotPayload) => undefined);
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === 'object') told(payload);
  });
  const ask = async (path: string) => (await fetch(`${origin}/${path}`)).json();
  return { server, told, origin, ask };
}

/** A repository that has a brand with these folders, and the brand's folder in it. */
function makeBrand(...folders: readonly string[]) {
  const root = temporaryFolder();
  const brand = join(root, 'site/variants/cloud');
  for (const folder of folders) mkdirSync(join(brand, folder), { recursive: true });
  writeFileSync(join(brand, 'theme.ts'), 'export const theme = {};');
  return { root, brand };
}

test.each(['/', '/brand/'])(
  'below %s pages, API, built files and modules are told apart',
  async (basePath) => {
    const { origin } = await startDevelopment(PROJECT_ROOT, undefined, basePath);
    const answerTo = async (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') => {
      const response = await fetch(`${origin}${basePath}${path}`, { headers: { accept } });
      const type = response.headers.get('content-type')?.split(';')[0];
      return [response.status, type, (await response.text()).includes('id="root"')];
    };
    const page = [200, 'text/html', true];
    for (const path of ['', '/', 'main/en/index', 'main/zh-tw/service?id=2', 'errorPage', 'main/fr/about'])
      expect(await answerTo(path), path).toEqual(page);
    // So do curl, fetch() and whatever waits until this command is ready.
    for (const accept of ['*/*', 'application/json, text/plain, */*'])
      expect(await answerTo('main/en/index', accept), accept).toEqual(page);
    // Requests that do not accept html get no page, and what is the bundler's own stays its own.
    expect(await answerTo('main/en/index', 'application/json')).toEqual([404, 'text/html', false]);
    expect(await answerTo('__open-in-editor', '*/*')).toEqual([500, undefined, false]);
    const json = [200, 'application/json', false];
    expect(await answerTo('server/View/GetServiceMenu?langCode=en')).toEqual(json);
    expect(await answerTo('assets/i18n/en.json')).toEqual(json);
    expect(await answerTo('assets/pages/home.en.json')).toEqual(json);
    expect(await answerTo('assets/pages/nowhere.en.json')).toEqual([404, 'application/json', false]);
    expect(await answerTo('assets/pictures/logo%2Dmark.svg')).toEqual([200, 'image/svg+xml', false]);
    for (const path of ['site/client/dev.ts', '@vite/client'])
      expect(await answerTo(path), path).toEqual([200, 'text/javascript', false]);
    const outside = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(outside.url).toBe(origin + basePath);
  },
  60_000,
);

test('a page reloads when the edited content is complete, not while the file is being written', async () => {
  const contentDir = join(temporaryFolder(), 'content');
  cpSync(contentDirectory('cloud'), contentDir, { recursive: true });
  const { ask, told } = await startDevelopment(PROJECT_ROOT, contentDir);
  const firstService = async () => (await ask('server/View/GetServiceMenu?langCode=en')).items[0].name;
  const seen: Promise<[HotPayload['type'], string]>[] = [];
  told.mockImplementation(({ type }) => void seen.push(firstService().then((name) => [type, name])));
  const file = join(contentDir, 'en/services/2-cloud-hosting.yaml');
  const text = readFileSync(file, 'utf8');
  const before = await firstService();
  // Many programs empty a file first and then fill it.
  writeFileSync(file, '');
  await vi.waitFor(() => expect(seen).toHaveLength(1), WAIT);
  expect(await seen[0]).toEqual(['error', before]);
  writeFileSync(file, text.replace(/^menuName: .*$/m, 'menuName: Edited'));
  await vi.waitFor(() => expect(seen).toHaveLength(2), WAIT);
  expect(await seen[1]).toEqual(['full-reload', 'Edited']);
});

test('an added picture has its size at once, and a removed one is gone', async () => {
  const { root, brand } = makeBrand('pictures');
  const draw = (name: string, width: number) => {
    const file = join(brand, 'pictures', name);
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9"/></svg>`,
    );
    return file;
  };
  const first = draw('first.svg', 10);
  const { server, told } = await startDevelopment(root);
  vi.spyOn(server.config.logger, 'error').mockImplementation(() => undefined);
  const known = async () => (await server.ssrLoadModule('virtual:pictures'))['pictures'];
  expect(await known()).toEqual({ 'assets/pictures/first.svg': { width: 10, height: 9 } });
  const second = draw('second.svg', 20);
  rmSync(first);
  server.watcher.emit('all', 'add', second);
  await vi.waitFor(
    async () => expect(await known()).toEqual({ 'assets/pictures/second.svg': { width: 20, height: 9 } }),
    WAIT,
  );
  server.watcher.emit('all', 'add', draw('flat.svg', 0));
  const message = expect.stringContaining('pictures/flat.svg: It has no usable viewBox');
  await vi.waitFor(
    () => expect(told.mock.lastCall).toMatchObject([{ type: 'error', err: { message } }]),
    WAIT,
  );
});

test('a changed theme is shown at once with its font, also when only a module of it has changed', async () => {
  const { root, brand } = makeBrand('pictures');
  const [theme, part] = [join(brand, 'theme.ts'), join(brand, 'part.ts')];
  const wear = (name: string) =>
    writeFileSync(part, `export * from '${join(PROJECT_ROOT, 'site/variants', name, 'theme.ts')}';`);
  writeFileSync(theme, `export * from './part.ts';`);
  wear('cloud');
  const { server, origin, told } = await startDevelopment(root);
  const shown = async () => {
    const page = await (await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).text();
    const { family, url } = (await server.ssrLoadModule('virtual:face'))['face'];
    return [page.includes(`--font-body:"${family}"`), family, (await fetch(origin + url)).status];
  };
  expect(await shown()).toEqual([true, 'Geist', 200]);
  wear('agency');
  server.moduleGraph.onFileChange(part);
  server.watcher.emit('all', 'change', part);
  await vi.waitFor(() => expect(told.mock.lastCall).toEqual([{ type: 'full-reload' }]), WAIT);
  expect(await shown()).toEqual([true, 'Bricolage Grotesque', 200]);
});

test('a changed page is shown at once; a faulty one is reported, and the others stay available', async () => {
  const { root, brand } = makeBrand('pictures', 'pages');
  const write = (name: string, heading: string, section = 'Hero') => {
    const file = join(brand, 'pages', `${name}.yaml`);
    const head = 'title: Autumn\ndescription: Words.\nsections:\n';
    writeFileSync(file, `${head}  - section: ${section}\n    heading: ${heading}\n`);
    return file;
  };
  for (const langCode of LANG_CODES) write(`home.${langCode}`, 'Hello', 'ContactSection');
  const autumn = write('autumn.en', 'Hello');
  write('spring.en', 'Green');
  const { server, ask, told } = await startDevelopment(root);
  const log = vi.spyOn(server.config.logger, 'error').mockImplementation(() => undefined);
  const change = async (heading: string, expected: object) => {
    write('autumn.en', heading);
    server.watcher.emit('all', 'change', autumn);
    await vi.waitFor(() => expect(told.mock.lastCall).toMatchObject([expected]), WAIT);
  };
  const sectionOf = async (name: string) => (await ask(`assets/pages/${name}.json`)).sections[0];
  expect(await ask('assets/pages/index.json')).toEqual({ 'zh-tw': [], en: ['autumn', 'spring'] });
  expect((await sectionOf('autumn.en')).props).toEqual({ heading: 'Hello' });
  expect((await sectionOf('home.en')).section).toBe('ContactSection');

  await change('Good evening', { type: 'full-reload' });
  expect((await sectionOf('autumn.en')).props).toEqual({ heading: 'Good evening' });

  const line =
    'site/variants/cloud/pages/autumn.en.yaml:5: sections[0].heading: expected words, found a list';
  await change('[a list]', { type: 'error', err: { message: line } });
  expect(log).toHaveBeenCalledWith(line);
  expect((await sectionOf('spring.en')).props).toEqual({ heading: 'Green' });
  expect((await sectionOf('autumn.en')).props).toEqual({ heading: '' });

  const dead = /autumn\.en\.yaml:6: sections\[0]\.action\.href: 'service\/99' leads to no page in en/;
  await change('Good evening\n    action: { label: Prices, href: service/99 }', {
    type: 'error',
    err: { message: expect.stringMatching(dead) },
  });
});

test('an unreadable dictionary is reported in one line, and over the page', async () => {
  const { root, brand } = makeBrand('pictures', 'assets/i18n');
  mkdirSync(join(root, 'site/texts'));
  for (const langCode of LANG_CODES) {
    writeFileSync(join(root, `site/texts/${langCode}.json`), langCode === 'en' ? '{ "MENU": {' : '{}');
    writeFileSync(join(brand, `assets/i18n/${langCode}.json`), '{}');
  }
  const { server, origin, told } = await startDevelopment(root);
  const log = vi.spyOn(server.config.logger, 'error').mockImplementation(() => undefined);
  const response = await fetch(`${origin}/assets/i18n/en.json`);
  const line = await response.text();
  expect(response.status).toBe(500);
  expect(line).toMatch(/^site\/texts\/en\.json: SyntaxError: [^\n]*$/);
  expect(log.mock.calls).toEqual([[line]]);
  expect(told.mock.lastCall).toMatchObject([{ type: 'error', err: { message: line } }]);
});

test('a change in the code of the API is reported, as Node runs what it has loaded', async () => {
  const { server } = await startDevelopment(makeBrand('pictures').root);
  const warn = vi.spyOn(server.config.logger, 'warn').mockImplementation(() => undefined);
  for (const file of [
    'server/api/view.ts',
    'src/contract/menu.ts',
    'server/api/view.test.ts',
    'src/api/csrf.ts',
  ])
    server.watcher.emit('all', 'change', join(PROJECT_ROOT, file));
  expect(warn.mock.calls).toEqual([
    ['server/api/view.ts: the API runs as it was; stop and start this command to see the change.'],
    ['src/contract/menu.ts: the API runs as it was; stop and start this command to see the change.'],
  ]);
});

/** Watches the end of the process, which is an error with its exit code, and what is written to standard error before it. */
function watchEnd() {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  return { exit, written: write.mock.calls };
}

test('a port that is in use is reported in one line', async () => {
  const { server } = await startDevelopment(makeBrand('pictures').root);
  const { exit, written } = watchEnd();
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', syscall: 'listen' });
  expect(() => server.httpServer?.emit('error', taken)).toThrow('exit 1');
  expect(exit).toHaveBeenCalledOnce();
  expect(written).toEqual([['PORT 3000 is in use by another program\n']]);
});

test('a setting that is only found wrong when it is used is reported in one line', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  vi.stubEnv('DATA_DIR', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { written } = watchEnd();
  await expect(viteConfig({ command: 'serve', mode: 'development' })).rejects.toThrow('exit 1');
  expect(written).toEqual([[expect.stringMatching(/^DATA_DIR [^\n]* cannot be used: EEXIST[^\n]*\n$/)]]);
});

test('every source is watched', async () => {
  // Without a database that would have to be closed.
  vi.stubEnv('API_ORIGIN', 'http://localhost');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { server } = await viteConfig({ command: 'serve', mode: 'development' });
  const ignored = [server?.watch?.ignored].flat().filter((pattern) => typeof pattern === 'string');
  const isIgnored = (file: string) =>
    ignored.some((pattern) => matchesGlob(join(PROJECT_ROOT, file), pattern));
  const sources = globSync('{site,src}/**/*.{ts,tsx,json,yaml,svg}', { cwd: PROJECT_ROOT });
  expect(sources).toContain(join('site', 'data', 'answers.ts'));
  expect(sources.filter(isIgnored)).toEqual([]);
});

test.each([
  ['site', () => viteConfig({ command: 'serve', mode: 'development' })],
  ['workshop', async () => workshopConfig],
])(
  'the development server of the %s sends sources, and never what visitors sent',
  async (_name, readConfig) => {
    vi.stubEnv('API_ORIGIN', 'http://localhost');
    onTestFinished(() => void vi.unstubAllEnvs());
    const given = await readConfig();
    // As Storybook adds to it.
    const server = { ...given.server, fs: { strict: true } };
    const config = await resolveConfig({ ...given, server, configFile: false, root: PROJECT_ROOT }, 'serve');
    // The browser's part: Vite decides for each environment.
    const client = config.environments['client'] ?? expect.unreachable();
    const ofClient = { ...client, ...config };
    const isSent = (path: string) => isFileLoadingAllowed(ofClient, join(PROJECT_ROOT, path));
    const sources = ['src/index.ts', 'site/client/dev.ts', 'node_modules/react/index.js', 'docs/forms.md'];
    expect(sources.filter((path) => !isSent(path))).toEqual([]);
    const requests = ['data/plinth.db', 'data/plinth.db-wal', 'contacts.csv', 'backup.db', 'plinth.dump'];
    expect(requests.filter((path) => isSent(path))).toEqual([]);
  },
);
