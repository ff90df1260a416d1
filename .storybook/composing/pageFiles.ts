import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileNameOf, readFileName } from '@plinth/site/composed-file-name';
import { PROJECT_ROOT as root, isSideFile, readSettings } from '@plinth/server/settings';
import { LANG_CODES } from '@plinth/ui/contract';
import { readIfThere } from '../../tools/build/cache.ts';
import { PICTURES, sizeOfPicture, twinOf } from '../../tools/build/pictureSize.ts';
import { readServices } from '../../tools/build/plan.ts';
import type { BrandFiles, FileChange, PageChange, SaveAnswer, StoredFile, StoredPage } from './protocol.ts';

/** The steps of writing that can fail on a disk; tests make them fail. */
export interface Disk {
  readonly write: (path: string, text: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** The real disk. A text is flushed before its file gets its name. */
export const DISK: Disk = {
  write: (path, text) => writeFile(path, text, { flush: true }),
  rename,
  remove: (path) => rm(path, { force: true }),
};

const versionOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

async function readStored(path: string): Promise<StoredFile | undefined> {
  const bytes = await readIfThere(path);
  if (bytes === undefined) return undefined;
  const file = { text: bytes.toString('utf8'), version: versionOf(bytes) };
  return isUtf8(bytes) ? file : { ...file, isGarbled: true };
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => !isSideFile(name)).toSorted() : [];

const pagesFolder = (brandFolder: string): string => join(brandFolder, 'pages');

async function readPage(brandFolder: string, slug: string): Promise<StoredPage> {
  const files = await Promise.all(
    LANG_CODES.map(
      async (langCode) =>
        [langCode, await readStored(join(pagesFolder(brandFolder), fileNameOf({ slug, langCode })))] as const,
    ),
  );
  return Object.fromEntries(files.filter(([, file]) => file !== undefined));
}

/** The size of a picture; refused if the build would make the same files of it and of another one. */
async function usableSize(folder: string, name: string, names: readonly string[]) {
  const twin = twinOf(name, names);
  if (twin !== undefined)
    throw new Error(`${twin} has the same name but for the ending: give one of the two another name.`);
  return sizeOfPicture(root, join(folder, name));
}

/** All files: someone who put a phone's HEIC there, which no site can be built with, looks for it here. */
async function picturesOf(brandFolder: string): Promise<BrandFiles['pictures']> {
  const folder = join(brandFolder, 'pictures');
  const names = await namesIn(folder);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return {
        path: `${PICTURES}${name}`,
        bytes: (await stat(path)).size,
        ...(await usableSize(folder, name, names).then(
          (size) => ({ size }),
          ({ message }: Error) => ({ problem: message }),
        )),
      };
    }),
  );
}

/** What a brand has to compose with, by its folder in `site/variants`. */
export async function readBrandFiles(variantsFolder: string, brand: string): Promise<BrandFiles> {
  const brandFolder = join(variantsFolder, brand);
  const names = (await namesIn(pagesFolder(brandFolder))).map(readFileName);
  // Files with a wrong name are left out: the build refuses them, and saving would too.
  const slugs = new Set(names.flatMap((name) => (typeof name === 'string' ? [] : name.slug)));
  const pages = await Promise.all(
    [...slugs].map(async (slug) => [slug, await readPage(brandFolder, slug)] as const),
  );
  return {
    pages: Object.fromEntries(pages),
    pictures: await picturesOf(brandFolder),
    services: await readServices(readSettings({ SITE_VARIANT: brand })),
  };
}

/** Why a disk refused, in plain words. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'The folder cannot be written to';
  return `The disk refused (${message})`;
}

interface Step {
  readonly path: string;
  readonly change: FileChange;
  /** The file that is there now. */
  readonly before: StoredFile | undefined;
}

/** Hidden, so that nobody takes what a crash leaves behind for a page; the next save overwrites it. */
const asidePath = (path: string, what: 'saving' | 'before'): string =>
  join(dirname(path), `.${basename(path)}.${what}`);

/** Writes the new and the present text beside each file: so all the needed room is taken before a file changes. */
async function writeAside(steps: readonly Step[], disk: Disk): Promise<void> {
  for (const { path, change, before } of steps) {
    if (change.text !== null) await disk.write(asidePath(path, 'saving'), change.text);
    if (before !== undefined) await disk.write(asidePath(path, 'before'), before.text);
  }
}

/** Renames the new texts into place; if one rename fails, the others are undone, which takes no room. */
async function putInPlace(steps: readonly Step[], disk: Disk): Promise<void> {
  const done: Step[] = [];
  try {
    for (const step of steps) {
      done.push(step);
      if (step.change.text === null) await disk.remove(step.path);
      else await disk.rename(asidePath(step.path, 'saving'), step.path);
    }
  } catch (error) {
    for (const { path, before } of done) {
      if (before === undefined) await disk.remove(path);
      else await disk.rename(asidePath(path, 'before'), path);
    }
    throw error;
  }
}

/**
 * Saves a page: all of its changes or none. A file that has changed since it was read is left alone.
 *
 * @param brandFolder below `site/variants`
 * @param slug of the page, checked by the caller
 */
export async function savePage(
  brandFolder: string,
  slug: string,
  changes: PageChange,
  disk: Disk = DISK,
): Promise<SaveAnswer> {
  const folder = pagesFolder(brandFolder);
  const stored = await readPage(brandFolder, slug);
  const steps = LANG_CODES.flatMap((langCode): Step[] => {
    const change = changes[langCode];
    const path = join(folder, fileNameOf({ slug, langCode }));
    const before = stored[langCode];
    // A text that is there already need not be written, whoever wrote it.
    return change === undefined || change.text === (before?.text ?? null) ? [] : [{ path, change, before }];
  });
  if (steps.some(({ change, before }) => change.was !== (before?.version ?? null))) {
    return { outcome: 'conflict', stored };
  }
  try {
    await mkdir(folder, { recursive: true });
    await writeAside(steps, disk);
    await putInPlace(steps, disk);
  } catch (error) {
    return {
      outcome: 'failed',
      message: `${reasonOf(error)}: nothing was saved, and the files are as they were.`,
    };
  } finally {
    const aside = steps.flatMap(({ path }) => [asidePath(path, 'saving'), asidePath(path, 'before')]);
    // One that cannot be removed is hidden and overwritten next time: it does not change the outcome.
    await Promise.allSettled(aside.map(disk.remove));
  }
  return { outcome: 'saved', stored: await readPage(brandFolder, slug) };
}
