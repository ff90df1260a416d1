import { statSync } from 'node:fs';
import { manifestPath, readManifest } from '../manifest/index.ts';
import type { BuildManifest } from '../manifest/index.ts';
import { loadSite, type Site, type SiteContext } from './site.ts';

/** How often, in milliseconds, the manifest is checked. Polling works on every file system and survives `rm -rf`. */
const LOOK_MS = 500;

/** A fingerprint of a file's state; undefined when it is not there or cannot be read now. */
function fileSignature(path: string): string | undefined {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs}|${size}|${ino}`;
  } catch {
    return undefined;
  }
}

/** A site that follows its build. */
export interface LiveSite {
  /** The newest complete build. */
  current(): Site;
  /** Resolves when nothing is being written any more. */
  close(): Promise<void>;
}

/** How a live site is loaded. */
export interface LiveSiteOptions extends SiteContext {
  readonly distDir: string;
  readonly variant: string;
  /** Throws when a build was made for settings other than the server's. */
  accept(manifest: BuildManifest): void;
  /** Called after each later load, with the error if it failed. */
  onReload(error: Error | undefined): void;
  /** Called with the reason why not all of a build could be compressed; it is served all the same. */
  onUncompressed(error: unknown): void;
  readonly lookMs?: number | undefined;
}

/**
 * Loads a site and loads it again when a new build is complete, which is when its manifest changes; after an unusable build the
 * last good one stays.
 *
 * @throws ManifestError when there is no usable build at start
 */
export async function liveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { distDir, variant, accept, onReload, onUncompressed, lookMs = LOOK_MS } = options;
  const load = async (): Promise<Site> => {
    const manifest = readManifest(distDir, variant);
    accept(manifest);
    return loadSite(manifest, distDir, options);
  };
  const path = manifestPath(distDir, variant);
  // Before it is read, so that a build that finishes meanwhile is noticed.
  let seen = fileSignature(path);
  let site = await load();
  let compression = new AbortController();
  let compressed = Promise.resolve();
  const startCompression = () => {
    compression.abort();
    compression = new AbortController();
    compressed = site.compressRest(compression.signal).catch(onUncompressed);
  };
  startCompression();

  let isClosed = false;
  const look = async () => {
    const found = fileSignature(path);
    // It is missing during a build.
    if (found === undefined || found === seen) return;
    seen = found;
    try {
      const loaded = await load();
      if (isClosed) return;
      site = loaded;
      startCompression();
      onReload(undefined);
    } catch (error) {
      if (!isClosed) onReload(error instanceof Error ? error : new Error(String(error)));
    }
  };
  let timer: NodeJS.Timeout;
  const lookLater = () => {
    if (!isClosed) timer = setTimeout(() => void look().finally(lookLater), lookMs).unref();
  };
  lookLater();
  return {
    current: () => site,
    close() {
      isClosed = true;
      clearTimeout(timer);
      compression.abort();
      return compressed;
    },
  };
}
