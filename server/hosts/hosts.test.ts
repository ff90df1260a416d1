import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { ROUTE_REDIRECTS, paths } from '@plinth/site/routes';
import type { BuildManifest } from '../manifest/index.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { temporaryFolder, write } from '../tests/support/files.ts';
import { findNginx, runNginx } from '../tests/support/nginx.ts';
import { staticHostFiles } from './index.ts';

const POLICY = `default-src 'self'; script-src 'sha256-abc="'`;
const headers = { 'content-security-policy': POLICY };
const manifest: BuildManifest = {
  version: 1,
  variant: 'cloud',
  basePath: '/brand/',
  siteUrl: 'https://www.example.com',
  plainHost: false,
  inputsHash: '',
  pages: [
    { path: '/main/en/index', file: 'main/en/index.html', headers },
    { path: '/main/en/service/2', file: 'main/en/service/2.html', headers },
  ],
  shells: [{ path: '/main/en/service', file: 'main/en/service.html', headers }],
  redirects: [...ROUTE_REDIRECTS],
  notFound: { file: '404.html', headers },
};
const files = staticHostFiles(manifest, [
  'favicon.ico',
  'assets/app/main.0123abcd.js',
  'assets/i18n/en.json',
  'assets/fonts/a.woff2',
  'assets/fonts/b.woff2',
  'assets/fonts/faces.json',
  'assets/pictures/a.svg',
  'assets/pictures/b/c.png',
]);

test('_headers has the headers of all files, of hashed ones and of each page', () => {
  const blocks = files._headers.trim().split('\n\n');
  expect(blocks[0]?.split('\n')).toEqual([
    '/brand/*',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    '  strict-transport-security: max-age=31536000',
  ]);
  expect(blocks[1]).toBe('/brand/assets/app/*\n  cache-control: public, max-age=31536000, immutable');
  expect(blocks.slice(2, 4)).toEqual([
    '/brand/assets/fonts/*.woff2\n  cache-control: public, max-age=3600, stale-while-revalidate=86400',
    '/brand/assets/pictures/*\n  cache-control: public, max-age=3600, stale-while-revalidate=86400',
  ]);
  // Cloudflare redirects from the first to the second.
  expect(blocks[4]).toMatch(/^\/brand\/main\/en\/index\n/);
  expect(blocks[5]).toBe(blocks[4]?.replace('/index\n', '/\n'));
  expect(blocks[6]).toBe(
    `/brand/main/en/service/2\n  cache-control: public, no-cache\n  content-security-policy: ${POLICY}`,
  );
  expect(blocks[7]).toMatch(/^\/brand\/main\/en\/service\n/);
  expect(blocks).toHaveLength(8);
});

test('_redirects has the fixed ones', () => {
  expect(files._redirects.trim().split('\n')).toEqual([
    '/brand/ /brand/main/zh-tw/index 302',
    '/brand/main /brand/main/zh-tw/index 302',
    '/brand/main/en /brand/main/en/index 302',
  ]);
});

interface Route {
  readonly src?: string;
  readonly continue?: boolean;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What vercel.json says about a path, read the way the host reads it: the first rule that does not go on. */
function vercel(path: string) {
  const { routes }: { routes: Route[] } = JSON.parse(files['vercel.json']);
  const route = routes.find(
    ({ src, continue: goesOn }) => src !== undefined && !goesOn && new RegExp(src).test(path),
  );
  const location = route?.headers?.['location'];
  return {
    dest: route?.dest,
    status: route?.status,
    location: location && path.replace(new RegExp(route?.src ?? ''), location),
  };
}

test.each([
  ['/brand/main/en/index', { dest: '/brand/main/en/index.html' }],
  ['/brand/main/en/service/2', { dest: '/brand/main/en/service/2.html' }],
  ['/brand/main/en/service/9', { dest: '/brand/main/en/service.html' }],
  ['/brand/main/en/service', { dest: '/brand/main/en/service.html' }],
  ['/brand/assets/app/gone.js', { status: 404 }],
  ['/brand/main/en/nothing', { status: 302, location: '/brand/main/en/index' }],
  ['/brand/main/en/about/', { status: 308, location: '/brand/main/en/about' }],
  ['/brand/main/en/service/', { status: 308, location: '/brand/main/en/service' }],
  ['/brand/main/index/', { status: 308, location: '/brand/main/index' }],
  ['/brand//main//en/nothing', { status: 302, location: '/brand/main/en/index' }],
  ['/brand/main/fr/index', { status: 302, location: '/brand/main/zh-tw/index' }],
  ['/brand/', { status: 302, location: '/brand/main/zh-tw/index' }],
])('vercel.json: %s', (path, expected) => expect(vercel(path)).toEqual(expected));

test('vercel.json lets pictures be kept, and nothing else', () => {
  const { routes }: { routes: Route[] } = JSON.parse(files['vercel.json']);
  const kept = routes.filter(({ headers: sent }) => sent?.['cache-control']?.includes('max-age=3600'));
  expect(kept.map(({ src }) => src)).toEqual(['/brand/assets/fonts/.*\\.woff2', '/brand/assets/pictures/.*']);
});

test('nginx.conf.example quotes policies, and knows services by query and redirects', () => {
  const conf = files['nginx.conf.example'];
  expect(conf).toMatch(/map \$uri \$plinth_cloud_policy \{[^}]*"\/brand\/404\.html" "default-src/);
  expect(conf).toContain(`"/brand/main/en/service?2" "/brand/main/en/service/2.html";`);
  // Not with a slash at its end: that form is redirected.
  expect(conf).toContain('location ~ ^/brand/main/en/service(/[^/]+)?$ {');
  expect(conf).toContain(String.raw`script-src 'sha256-abc=\"'";`);
  expect(conf).toContain(
    String.raw`rewrite "^/brand/+main/+(zh-tw|en)(?:/[\\s\\S]*)?$" /brand/main/$1/index redirect;`,
  );
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(conf).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('the examples for other web servers open the front door', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/deploying.md'), 'utf8');
  const [, examples = ''] = /### Other web servers([\s\S]*)### A plain host/.exec(guide) ?? [];
  const blocks = examples.split('```').filter((_, index) => index % 2 === 1);
  expect(blocks).toHaveLength(3);
  for (const block of blocks) expect(block).toContain(paths.home('zh-tw'));
});

const nginx = findNginx();

/** Runs nginx by the example, with the site's files in a folder. */
async function serveExample(conf: string, folder: string) {
  const port = await getPort({ host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  const settled = conf
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/plinth/www', folder);
  const running = await runNginx(nginx ?? '', settled, origin);
  return { origin, [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() };
}

test.skipIf(nginx === undefined).for([
  [46, 'x'],
  [47, 'x'],
  [300, 'x'],
  [60, '雲'],
] as const)(
  'nginx takes the example with a page whose file has an address of %d letters, the last of them %s',
  async ([length, letter]) => {
    const path = '/main/en/'.padEnd(length - '/brand'.length - '.html'.length, letter);
    const page = { path: encodeURI(path), file: `${path.slice(1)}.html`, headers };
    const { 'nginx.conf.example': conf } = staticHostFiles({ ...manifest, pages: [page] }, []);
    await using _running = await serveExample(conf, '/srv/plinth/www');
    // Directives that the owner's own configuration may have must not be repeated without need.
    expect(conf.includes('map_hash_bucket_size')).toBe(length > 46);
  },
);

test.skipIf(nginx === undefined).for(['雲端', 'R&D', 'a b'])(
  'nginx sends the page of the service %s with its policy, by path and by query',
  async (id) => {
    const path = `/main/en/service/${encodeURIComponent(id)}`;
    const own = {
      path,
      file: `main/en/service/${id}.html`,
      headers: { 'content-security-policy': 'its own' },
    };
    const folder = temporaryFolder();
    write(join(folder, 'brand', own.file), id);
    const { 'nginx.conf.example': conf } = staticHostFiles({ ...manifest, pages: [own] }, []);
    await using site = await serveExample(conf, folder);
    for (const address of [path, `/main/en/service?id=${encodeURIComponent(id)}`]) {
      const response = await fetch(`${site.origin}/brand${address}`);
      expect([await response.text(), response.headers.get('content-security-policy')]).toEqual([
        id,
        'its own',
      ]);
    }
  },
);

test.skipIf(nginx === undefined)(
  'nginx sends the pages of each of two brands with their own policy',
  async () => {
    const folder = temporaryFolder();
    write(join(folder, 'brand/main/en/index.html'), 'Hello');
    const example = (variant: string, host: string) => {
      const page = {
        path: '/main/en/index',
        file: 'main/en/index.html',
        headers: { 'content-security-policy': variant },
      };
      return staticHostFiles({ ...manifest, variant, siteUrl: `http://${host}`, pages: [page] }, [])[
        'nginx.conf.example'
      ];
    };
    await using site = await serveExample(
      example('cloud', '127.0.0.1') + example('new-brand', 'localhost'),
      folder,
    );
    const policyAt = async (host: string) => {
      const { port } = new URL(site.origin);
      const { headers: sent } = await fetch(`http://${host}:${port}/brand/main/en/index`);
      return sent.get('content-security-policy');
    };
    expect([await policyAt('127.0.0.1'), await policyAt('localhost')]).toEqual(['cloud', 'new-brand']);
  },
);
