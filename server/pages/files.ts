import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasCode } from '../hasCode.ts';
import { type BuildManifest, type BuiltDocument, ManifestError } from '../manifest/index.ts';
import { cacheControl, CACHE, FALLBACK_PAGE_POLICY, isImmutable, siteHeaders } from '../headers.ts';
import { type Body, bytesOf, digestOf, DiskFileError, MAX_IN_MEMORY, readBody, unreadable } from './body.ts';
import { CODINGS, type Coding, compress, compressedName, isCompressible } from './compress.ts';
import { mediaType } from './mediaTypes.ts';
import { createResource, type Resource } from './resource.ts';

/** Files that are not served: those for static hosts (`_headers`) and hidden ones (`.DS_Store`), but not `.well-known`. */
const PRIVATE = /(?:^_[^/]*$|(?:^|\/)\.(?!well-known\/))/;

/**
 * Texts above this size, in bytes, are not held uncompressed: browsers get a compressed form, and only programs request the
 * other. A site with a thousand services in each language has two thousand pages and as many files of their words.
 */
const MAX_PLAIN_TEXT = 16 * 1024;

/**
 * How many bytes are held in memory in all. An ordinary site has a tenth of it; for a site with thousands of pages the last ones
 * come from the disk.
 */
const MAX_HELD = 64_000_000;

/** How many files are read at the same time. */
const AT_ONCE = 16;

/** The files of a built site, and the compression that is still to be done. */
export interface SiteFiles {
  /** The pages and shells, by the file's name. */
  document(document: BuiltDocument): Resource;
  /** Every other public file with its resource. */
  readonly assets: ReadonlyMap<string, Resource>;
  /** Compresses what the build did not, one by one; ends early once `signal` is aborted. */
  compressRest(signal: AbortSignal): Promise<void>;
}

/** A compressed form that is to be made. */
interface Rest {
  readonly resource: Resource;
  readonly coding: Coding;
  /** The name under which it is kept. */
  readonly name: string;
}

/** The names of all files below a folder, with forward slashes. */
async function namesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

/** The names in a folder; none where there is no such folder. */
function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw unreadable(folder, error);
  });
}

/** Runs a task for each item, a few at a time, so that a large site does not run out of handles; returns the results in order. */
async function mapSome<TItem, TResult>(
  items: readonly TItem[],
  work: (item: TItem) => Promise<TResult>,
): Promise<readonly TResult[]> {
  const results: TResult[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
}

/**
 * Writes a compressed form for the next start.
 *
 * @returns whether it could be written; if not, the next start makes it again
 */
async function keep(folder: string, name: string, bytes: Buffer): Promise<boolean> {
  const path = join(folder, name);
  const draft = `${path}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    // Its name guarantees its content, even after a power cut.
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
    return true;
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
    return false;
  }
}

/**
 * Reads the files of a built site without delaying visitors. Compressed forms come from the build, or from an earlier start.
 *
 * @param directory `dist/site/<variant>`
 * @param compressedDirectory where compressed forms are kept; need not exist
 * @throws DiskFileError when a file that the manifest names is missing, or a folder cannot be read
 */
export async function readSiteFiles(
  directory: string,
  compressedDirectory: string,
  manifest: BuildManifest,
): Promise<SiteFiles> {
  const names = await namesBelow(directory).catch((error: unknown) => {
    throw unreadable(directory, error);
  });
  const prepared = new Set(await namesIn(compressedDirectory));
  const common = siteHeaders(manifest.siteUrl);
  const rest: Rest[] = [];

  let room = MAX_HELD;
  const read = async (path: string, hasLastingName: boolean, maxInMemory: number): Promise<Body> => {
    const body = await readBody(path, hasLastingName, Math.min(maxInMemory, room));
    if (Buffer.isBuffer(body)) room -= body.length;
    return body;
  };

  /** Reads a compressed form; its name is derived from the content, so that no other content ever has it. */
  const readKept = (name: string): Promise<Body> =>
    read(join(compressedDirectory, name), true, MAX_IN_MEMORY);

  const load = async (name: string, headers: Readonly<Record<string, string>>): Promise<Resource> => {
    const { type, text } = mediaType(name);
    const maxInMemory = text ? MAX_PLAIN_TEXT : MAX_IN_MEMORY;
    const body = await read(join(directory, name), isImmutable(name), maxInMemory);
    const digest = await digestOf(body);
    const resource = createResource(body, digest, {
      'content-type': type,
      ...common,
      ...headers,
    });
    if (!isCompressible(name, body.length)) return resource;
    for (const coding of CODINGS) {
      const kept = compressedName(digest, coding);
      if (prepared.has(kept)) resource.addCompressed(coding, await readKept(kept));
      else rest.push({ resource, coding, name: kept });
    }
    return resource;
  };

  const compressOne = async ({ resource, coding, name }: Rest): Promise<void> => {
    const bytes = await compress(await bytesOf(resource.plain.body), coding);
    const isKept = await keep(compressedDirectory, name, bytes);
    resource.addCompressed(coding, isKept ? await readKept(name) : bytes);
  };

  // Before the documents: every visitor needs the app.
  const assets = await mapSome(
    names.filter((name) => !name.endsWith('.html') && !PRIVATE.test(name)),
    async (name) => [name, await load(name, { 'cache-control': cacheControl(name) })] as const,
  );
  const documents = await mapSome(
    [...manifest.pages, ...manifest.shells, manifest.notFound],
    async (document) => {
      const headers = {
        'cache-control': CACHE.revalidate,
        'content-security-policy': FALLBACK_PAGE_POLICY,
        ...document.headers,
      };
      return [document, await load(document.file, headers)] as const;
    },
  );
  const byDocument = new Map(documents);
  return {
    document(document) {
      const resource = byDocument.get(document);
      if (resource === undefined) throw new ManifestError(`${document.file} is not part of the manifest`);
      return resource;
    },
    assets: new Map(assets),
    async compressRest(signal) {
      for (const one of rest) {
        if (signal.aborted) return;
        try {
          await compressOne(one);
        } catch (error) {
          // It is sent uncompressed, or refused while it has changed; the next build starts again.
          if (!(error instanceof DiskFileError)) throw error;
        }
      }
    },
  };
}
