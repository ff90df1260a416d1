import { join } from 'node:path';
import { ROUTE_REDIRECTS } from '@plinth/site/routes';
import { LANG_CODES } from '@plinth/ui/contract';
import { type BuildManifest, manifestPath, siteDirectory } from '../../manifest/index.ts';
import { temporaryFolder, write } from './files.ts';

/** The page policy of the test site. */
export const PAGE_POLICY = "default-src 'self'; script-src 'sha256-abc='";

/** A page that is large enough to be worth compressing. */
export function pageHtml(name: string): string {
  return `<!doctype html><title>${name}</title>${`<p>${name} says hello</p>`.repeat(200)}`;
}

/**
 * Writes a small built site with all kinds of files.
 *
 * @returns the folder `dist`
 */
export function writeSite(changes: Partial<BuildManifest> = {}, marker = ''): string {
  const dist = temporaryFolder();
  rewriteSite(dist, changes, marker);
  return dist;
}

/** The same again in an existing folder; the manifest is written last, as a build does. */
export function rewriteSite(dist: string, changes: Partial<BuildManifest>, marker: string): void {
  const variant = changes.variant ?? 'cloud';
  const site = siteDirectory(dist, variant);
  const headers = { 'content-security-policy': PAGE_POLICY };
  const pages = LANG_CODES.flatMap((lang) =>
    ['index', 'about', 'favorablePlan', 'service/2', 'service/3'].map((name) => ({
      path: `/main/${lang}/${name}`,
      file: `main/${lang}/${name}.html`,
      headers,
    })),
  );
  const documents = [...pages, { path: '/main/index', file: 'main/index.html', headers }];
  for (const { path, file } of documents) write(join(site, file), pageHtml(path + marker));
  for (const lang of LANG_CODES) write(join(site, `main/${lang}/service.html`), pageHtml(`shell ${lang}`));
  write(join(site, '404.html'), pageHtml('not found'));
  write(join(site, '_headers'), 'for another host');
  write(join(site, 'assets/app/main-B3xY_9aQ.js'), 'console.log("app");'.repeat(100));
  for (const name of ['brand', 'hosting', 'look', 'news'])
    write(join(site, `assets/pictures/${name}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    join(site, 'assets/pictures/noise.png'),
    Uint8Array.from({ length: 2000 }, (_, index) => index % 251),
  );
  write(join(site, 'assets/i18n/en.json'), JSON.stringify({ HOME: { MIDA: 'Media' } }));
  write(join(site, 'robots.txt'), 'User-agent: *\n');
  const manifest: BuildManifest = {
    version: 1,
    variant,
    basePath: '/',
    siteUrl: 'http://localhost:3000',
    plainHost: false,
    inputsHash: 'x',
    pages: documents,
    shells: LANG_CODES.map((lang) => ({
      path: `/main/${lang}/service`,
      file: `main/${lang}/service.html`,
      headers,
    })),
    redirects: [...ROUTE_REDIRECTS],
    notFound: { file: '404.html', headers },
    ...changes,
  };
  write(manifestPath(dist, variant), JSON.stringify(manifest));
}
