import { extname } from 'node:path';
import { CACHE, cacheControl } from '../headers.ts';
import type { BuildManifest, BuiltDocument } from '../manifest/index.ts';

/** A path that shows a document whose file has another name. */
export interface Served {
  /** With the base in front. */
  readonly path: string;
  /** The file as an address, with the base in front. */
  readonly file: string;
  readonly headers: BuiltDocument['headers'];
}

/** The paths of a manifest's documents on a host: pages first, then the page for services that were not built. */
export function servedPaths(manifest: BuildManifest): {
  readonly pages: Served[];
  readonly shells: Served[];
} {
  const base = manifest.basePath.slice(0, -1);
  const serve = (path: string, { file, headers }: BuiltDocument): Served => ({
    path: base + path,
    file: `${base}/${file}`,
    headers,
  });
  return {
    pages: manifest.pages.map((page) => serve(page.path, page)),
    shells: manifest.shells.map((page) => serve(page.path, page)),
  };
}

/**
 * Patterns of the files that may be cached like pictures, such as `assets/pictures/*`: hosts distinguish files by folder. In a
 * folder with other files, too, only those with the same ending: `assets/fonts/*.woff2`.
 *
 * @param names the site's files, relative to its base
 */
export function mediaPatterns(names: Iterable<string>): string[] {
  const folders = Map.groupBy(names, (name) => /^assets\/[^/]+\//.exec(name)?.[0]);
  folders.delete(undefined);
  const patterns = [...folders].flatMap(([folder, files]) => {
    const media = files.filter((name) => cacheControl(name) === CACHE.media);
    if (media.length === files.length) return [`${folder}*`];
    return [...new Set(media.map((name) => `${folder}*${extname(name)}`))];
  });
  return patterns.toSorted();
}
