import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSideFile } from '@plinth/server/settings';
import {
  type CheckContext,
  EMPTY_PAGE,
  type LinkTargets,
  type PageContent,
  type PageName,
  isHome,
  fileNameOf,
  idsInText,
  readFileName,
  readPage,
  slugsByLanguage,
} from '@plinth/site/composed';
import {
  COMPOSED_LIST_PATH,
  type ComposedPage,
  HOME_SLUG,
  composedPath,
} from '@plinth/site/composed-content';
import { LANG_CODES } from '@plinth/ui/contract';
import { type PictureManifest, pictureOf } from '@plinth/site/pictures';
import type { Variant } from '@plinth/site/variants';
import type { OutputFiles } from './types.ts';

/** A page that a brand composed. */
export interface ComposedFile extends PageName {
  /** What its file says, and the languages that have it. */
  readonly content: ComposedPage;
  /** The picture on its share image; the brand's when missing. */
  readonly picture?: string | undefined;
}

/** Where the files are, and what they may refer to. */
export interface ComposedInput {
  readonly root: string;
  readonly variant: Pick<Variant, 'name'>;
  /** Finds a picture of the brand; see {@link pictureFinder}. */
  readonly picture: CheckContext['picture'];
  /** The services that a link can lead to. */
  readonly services?: LinkTargets['services'];
}

/** Finds built pictures by the paths that page files use. */
export const pictureFinder =
  (pictures: PictureManifest, basePath: string): CheckContext['picture'] =>
  (src, alt) =>
    pictures[src] === undefined ? undefined : pictureOf(src, alt, { assetBase: basePath, pictures });

/** The folder of a brand's pages, below the root. */
export const folderOf = (variant: string): string => `site/variants/${variant}/pages`;

/** The files of a folder, which need not be there. */
const filesIn = (directory: string): string[] =>
  globSync('*', { cwd: directory })
    .filter((name) => !isSideFile(name))
    .toSorted();

/** Reads a UTF-8 text file; any other encoding is refused, as visitors would see question marks. */
function readText(file: string): string | undefined {
  const bytes = readFileSync(file);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;
}

/** The home page, which every brand has in each language. */
const HOMES: readonly PageName[] = LANG_CODES.map((langCode) => ({ slug: HOME_SLUG, langCode }));

/**
 * Reads all pages that a brand composed; a page with faults is shown without the faulty parts.
 *
 * @returns the pages, and the faults: for each a line with file, line number, field and what was expected
 */
export function readComposedPages({ root, variant, picture, services }: ComposedInput) {
  const folder = folderOf(variant.name);
  const directory = join(root, folder);
  const files = filesIn(directory).map((file) => ({ file, name: readFileName(file) }));
  const names = files.map(({ name }) => name).filter((name) => typeof name !== 'string');
  // Few links lead to a section of a page: only the pages that need it are read twice.
  const anchors = (page: PageName) => {
    const file = join(directory, fileNameOf(page));
    return existsSync(file) ? idsInText(readText(file) ?? '') : undefined;
  };
  const targets = { services, pages: slugsByLanguage(names), anchors };
  const read: (Pick<ComposedFile, 'picture'> & PageName & { readonly content: PageContent })[] = [];
  const problems: string[] = [];
  for (const { file, name } of files) {
    const shown = `${folder}/${file}`;
    if (typeof name === 'string') {
      problems.push(`${shown}:1: the file's name: ${name}`);
      continue;
    }
    const text = readText(join(directory, file));
    if (text === undefined) {
      problems.push(`${shown}:1: the page: not UTF-8: save the file as UTF-8`);
      continue;
    }
    const { lines, page, content } = readPage(text, shown, {
      langCode: name.langCode,
      isHome: isHome(name),
      picture,
      targets,
    });
    problems.push(...lines);
    read.push({ ...name, content: content ?? EMPTY_PAGE, picture: page?.picture });
  }
  for (const name of HOMES) {
    if (read.some(({ slug, langCode }) => slug === name.slug && langCode === name.langCode)) continue;
    problems.push(`${folder}/${fileNameOf(name)}:1: the page: every brand has a home page in each language`);
    read.push({ ...name, content: EMPTY_PAGE });
  }
  const bySlug = Map.groupBy(read, ({ slug }) => slug);
  const pages = read.map((page): ComposedFile => {
    const languages = new Set(bySlug.get(page.slug)?.map(({ langCode }) => langCode));
    const langCodes = LANG_CODES.filter((code) => languages.has(code));
    return { ...page, content: { ...page.content, langCodes } };
  });
  return { pages, problems };
}

/** The files from which the app knows and shows the brand's composed pages. */
export const composedFiles = (pages: readonly ComposedFile[]): OutputFiles =>
  new Map([
    [COMPOSED_LIST_PATH, JSON.stringify(slugsByLanguage(pages))],
    ...pages.map(({ langCode, slug, content }): [string, string] => [
      composedPath(langCode, slug),
      JSON.stringify(content),
    ]),
  ]);
