import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';

/** A finished page of a built site. */
export interface BuiltPage {
  /** Below the site's folder, with forward slashes. */
  readonly file: string;
  /** Where visitors find it. */
  readonly url: string;
  readonly document: Document;
  readonly isIndexed: boolean;
}

/** A built site as its visitors see it. */
export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  /** The list for search engines, if there is one. */
  readonly sitemap: Document | undefined;
  /** Finds the file that an absolute address of the site is served from; undefined where there is none. */
  readonly fileOf: (url: string) => string | undefined;
  readonly read: (file: string) => Buffer;
  /** Whether an absolute address belongs to the site. */
  readonly isOwn: (url: string) => boolean;
}

/** Reads every document of a built site. Scripts do not run: what counts is the document itself. */
export function readBuiltSite(folder: string, siteUrl: string, basePath: string): BuiltSite {
  const base = `${siteUrl}${basePath}`;
  const window = new Window({ url: base });
  const parser = new window.DOMParser();
  const isOwn = (url: string) => url.startsWith(base);
  const fileOf = (url: string): string | undefined => {
    const path = decodeURIComponent(new URL(url).pathname.slice(basePath.length));
    const isFile = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
    return [path, `${path}.html`, `${path.replace(/\/?$/, '/')}index.html`].find(isFile);
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .toSorted();
  const pages = names.map((file): BuiltPage => {
    const document = parser.parseFromString(readFileSync(join(folder, file), 'utf8'), 'text/html');
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    return {
      file,
      document,
      url: base + file.slice(0, -'.html'.length).split('/').map(encodeURIComponent).join('/'),
      isIndexed: !robots.includes('noindex'),
    };
  });
  const read = (file: string) => readFileSync(join(folder, file));
  const list = fileOf(`${base}sitemap.xml`);
  const sitemap = list === undefined ? undefined : parser.parseFromString(String(read(list)), 'text/xml');
  return { pages, sitemap, fileOf, isOwn, read };
}
