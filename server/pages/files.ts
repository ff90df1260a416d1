import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type BuildManifest, type BuiltDocument, ManifestError } from '../manifest/index.ts';
import { cacheControl, CACHE, FALLBACK_PAGE_POLICY, siteHeaders } from '../headers.ts';
import {
  CODINGS,
  type Coding,
  ENDINGS,
  compress,
  compressedName,
  isCompressedFrom,
  isCompressible,
} from './compress.ts';
import { mediaType } from './mediaTypes.ts';
import { createResource, type Resource } from './resource.ts';

/** Files that are for static hosts or for nobody: `_headers`, `.DS_Store`; `.well-known` is for everybody. */
const PRIVATE = /(?:^_[^/]*$|(?:^|\/)\.(?!well-known\/))/;

/** The files of a built site in memory, and the compression that is still to be done. */
export interface SiteFiles {
  /** The pages and shells, by the file's name. */
  document(document: BuiltDocument): Resource;
  /** Every other public file with its resource. */
  readonly assets: ReadonlyMap<string, Resource>;
  /** Compresses what the build did not, one after the other; ends early once `signal` is aborted. */
  compressRest(signal: AbortSignal): Promise<void>;
}

/**
 * Reads the files of a built site. Their compressed forms are taken from beside the file, where somebody may have put them,
 * or from the build.
 *
 * @param directory `dist/site/<variant>`
 * @param compressedDirectory where the build keeps compressed forms; need not exist
 * @throws ManifestError when a file that the manifest names is missing
 */
export function readSiteFiles(
  directory: string,
  compressedDirectory: string,
  manifest: BuildManifest,
): SiteFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .split(sep)
        .join('/'),
    );
  const present = new Set(names);
  const prepared = new Set(existsSync(compressedDirectory) ? readdirSync(compressedDirectory) : []);
  const common = siteHeaders(manifest.siteUrl);
  const rest: { readonly resource: Resource; readonly coding: Coding }[] = [];

  const compressedForm = (name: string, coding: Coding, body: Buffer): Buffer | undefined => {
    const sidecar = name + ENDINGS[coding];
    const beside = present.has(sidecar) ? readFileSync(join(directory, sidecar)) : undefined;
    if (beside && isCompressedFrom(beside, coding, body)) return beside;
    const built = compressedName(body, coding);
    return prepared.has(built) ? readFileSync(join(compressedDirectory, built)) : undefined;
  };

  /** Keeps a compressed form for the next start; where that cannot be written, the next start makes it again. */
  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    const path = join(compressedDirectory, name);
    const draft = `${path}.${process.pid}`;
    try {
      await mkdir(compressedDirectory, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  };

  const load = (name: string, headers: Readonly<Record<string, string>>): Resource => {
    const body = readFileSync(join(directory, name));
    const resource = createResource(body, { 'content-type': mediaType(name).type, ...common, ...headers });
    if (!isCompressible(name, body.length)) return resource;
    for (const coding of CODINGS) {
      const bytes = compressedForm(name, coding, body);
      if (bytes === undefined) rest.push({ resource, coding });
      else resource.addCompressed(coding, bytes);
    }
    return resource;
  };

  const documents = new Map<BuiltDocument, Resource>();
  for (const document of [...manifest.pages, ...manifest.shells, manifest.notFound]) {
    if (!present.has(document.file)) {
      throw new ManifestError(`${document.file} is missing in the build: run 'npm run build' again`);
    }
    const headers = {
      'cache-control': CACHE.revalidate,
      'content-security-policy': FALLBACK_PAGE_POLICY,
      ...document.headers,
    };
    documents.set(document, load(document.file, headers));
  }

  const isSidecar = (name: string) =>
    Object.values(ENDINGS).some(
      (ending) => name.endsWith(ending) && present.has(name.slice(0, -ending.length)),
    );
  const assets = names.filter((name) => !name.endsWith('.html') && !PRIVATE.test(name) && !isSidecar(name));
  return {
    document(document) {
      const resource = documents.get(document);
      if (resource === undefined) throw new ManifestError(`${document.file} is not part of the manifest`);
      return resource;
    },
    assets: new Map(assets.map((name) => [name, load(name, { 'cache-control': cacheControl(name) })])),
    async compressRest(signal) {
      for (const { resource, coding } of rest) {
        if (signal.aborted) return;
        const { body } = resource.plain;
        const bytes = await compress(body, coding);
        resource.addCompressed(coding, bytes);
        await keep(compressedName(body, coding), bytes);
      }
    },
  };
}
