import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { readManifest, siteDirectory } from '@plinth/server/manifest';
import { findNginx, runNginx } from '@plinth/server/testing/nginx';
import getPort from 'get-port';
import { serveFolder } from '../tools/staticServer.ts';
import { distOf } from './support/builds.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { visit, visitSettled } from './support/inPage.ts';
import { expectRefusal } from './support/refusal.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, wordOf } from './support/words.ts';

/* The built site where others serve it: nginx by the example of the build, a plain host, the container. */

const nginx = findNginx();

/** Headers that are about the connection or the moment, not about the page. */
const OF_THE_MOMENT =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|last-modified|accept-ranges|server|set-cookie|transfer-encoding|vary)$/;

/** Normalises media types: two names for the same type, and a charset that JSON has anyway. */
const sameKind = (type: string) =>
  type.replace(/^text\/xml/, 'application/xml').replace(/; ?charset=utf-8$/, '');

const lasting = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_MOMENT.test(name))
      // The server's own answer sets a visitor's token; behind nginx that comes with the first call.
      .map(([name, value]) => [name, name === 'cache-control' ? value.replace('private', 'public') : value])
      .map(([name = '', value = '']) => [name, name === 'content-type' ? sameKind(value) : value]),
  );

test('nginx serves the site by the example of the build', async ({ page, request, site }) => {
  if (nginx === undefined) console.log('nginx is not installed here: its configuration is not checked.');
  test.skip(nginx === undefined);
  const port = await getPort({ host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  const example = readFileSync(join(distOf('cloud'), 'build/cloud.nginx.conf.example'), 'utf8');
  // What the example leaves to its users.
  const settled = example
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/plinth/www', site.directory)
    .replace('http://127.0.0.1:3000', site.origin);
  await using _nginx = await runNginx(nginx ?? '', settled, origin);
  // Closed before the server, so that the page's pending requests cause no trouble.
  await using _closedFirst = page;
  const both = (path: string) =>
    Promise.all(
      [site.origin, origin].map(async (host) => {
        const answer = await request.get(host + path, { maxRedirects: 0 });
        return { status: answer.status(), headers: answer.headers() };
      }),
    );
  const files = [
    '/favicon.ico',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/assets/i18n/en.json',
  ];
  for (const path of [...site.pagesIn('en'), '/main/en/service?id=2', '/errorPage', ...files]) {
    const [ours, theirs] = await both(path);
    expect.soft(theirs?.status, path).toBe(200);
    expect.soft(lasting(theirs?.headers ?? {}), path).toEqual(lasting(ours?.headers ?? {}));
  }
  const elsewhere = ['/', '/main', '/main/en', '/main/fr/about', '/main/en/nowhere', '/nowhere', '/404'];
  const inCapitals = ['/MAIN/en/index', '/main/EN/about', '/main/en/About', '/main/en/Service?id=2'];
  for (const path of [...elsewhere, ...inCapitals, '/assets/none.js', '/assets/app/none.js']) {
    const [ours, theirs] = await both(path);
    expect.soft(theirs?.status, path).toBe(ours?.status);
    expect.soft(theirs?.headers['location'], path).toBe(ours?.headers['location']);
  }
  await visitSettled(page, `${origin}/main/en/index`);
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
});

test('a plain host: the pages carry their policy, say that the form needs a backend, and need none themselves', async ({
  page,
  guard,
}) => {
  const manifest = readManifest(distOf('plain'), 'cloud');
  const directory = siteDirectory(distOf('plain'), 'cloud');
  await using host = await serveFolder({
    folder: directory,
    basePath: manifest.basePath,
    notFound: readFileSync(join(directory, manifest.notFound.file)),
  });
  await using _closedFirst = page;
  const url = (path: string) => host.url + path.slice(1);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/server/')) calls.push(sent.url());
  });
  for (const { path } of manifest.pages.filter((built) => built.path.startsWith('/main/en/'))) {
    await visit(page, url(path));
    await expect.soft(page.locator('dialog[open]'), path).toHaveCount(0);
  }
  for (const langCode of LANG_CODES) {
    await visit(page, url(`/main/${langCode}/index`));
    const place = page.locator('#contact');
    await expect(place).toContainText(langCode === 'en' ? 'needs a backend' : '需要後端');
    await expect(place.locator('form, input')).toHaveCount(0);
    await expect(place.locator('a[href^="mailto:"]').first()).toBeVisible();
  }
  // Links load whole pages, which have their data with them.
  await page.locator('main a[href*="/service/"]').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/\/plain\/main\/en\/service\/\d+$/);
  await expect(dialog(page)).toHaveCount(0);
  // A service named by the query is in the route table, too.
  await page.goto(url('/main/en/service?id=3#contact'));
  await expect(page).toHaveURL(url('/main/en/service/3#contact'));
  await expect(page.locator('main li').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // The front door is not an unknown path, also without scripts.
  const door = await page.request.get(host.url);
  expect(door.status()).toBe(200);
  expect(await door.text()).toContain('content="0;url=/plain/main/zh-tw/index"');
  await page.goto(`${host.url}?utm_source=a#contact`);
  await expect(page).toHaveURL(url('/main/zh-tw/index?utm_source=a#contact'));
  guard.allow(/answered 404/);
  guard.allow(/console error: Failed to load resource/);
  for (const path of ['/main/en/nowhere', '/main/en/nowhere.html']) {
    await page.goto(url(path));
    await expect(page).toHaveURL(url('/main/en/index'));
  }
  expect(calls).toEqual([]);
  await expectRefusal(page, guard);
});

test('the container has every file that its server needs', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-container-'));
  const recipe = readFileSync(join(PROJECT_ROOT, 'deploy/Dockerfile'), 'utf8');
  const copied = [...recipe.matchAll(/^COPY --from=build \/app\/(\S+) \1$/gm)].map(([, path = '']) => path);
  expect(copied).toContain('server');
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Not the files that a server beside this test is just writing.
    const filter = (from: string) => !/\.compressed[\\/].*\.\d+$/.test(from);
    cpSync(join(PROJECT_ROOT, path), join(folder, path), { recursive: true, filter });
  }
  for (const name of ['package.json', 'src/package.json', 'site/package.json']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(PROJECT_ROOT, name), join(folder, name));
  }
  // Packages as the machine has them, ours as the recipe copies them.
  mkdirSync(join(folder, 'node_modules/@plinth'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'server/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    if (name === '@plinth/ui') symlinkSync(join(folder, 'src'), place);
    else symlinkSync(join(PROJECT_ROOT, 'node_modules', name), place);
  }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(server.stdout).once('line', (line) => resolve(line.replace('Ready on ', '')));
      server.once('close', () => reject(new Error('The server ended.')));
    });
    for (const path of ['main/en/index', 'readyz', 'server/View/GetServiceMenu?langCode=en']) {
      expect.soft((await request.get(address + path)).status(), path).toBe(200);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
});
