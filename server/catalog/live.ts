import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from './load.ts';

/** How long, in milliseconds, a change may go unseen where the file system does not tell of it. */
const RECHECK_MS = 1000;

/** How long, in milliseconds, files must be quiet before a change is read. */
const SETTLE_MS = 50;

/** Of a link to nowhere, as an editor's lock is one, the error: other files are followed beside it. */
const fileSignature = (directory: string, name: string): Promise<string> =>
  stat(join(directory, name)).then(
    ({ size, mtimeMs, ino }) => `${name}|${size}|${mtimeMs}|${ino}`,
    (error: unknown) => `${name}|${String(error)}`,
  );

/** Tells two states of a folder apart: names, sizes and times of all files in it. Also of one that cannot be read. */
async function folderSignature(directory: string): Promise<string> {
  try {
    const names = await readdir(directory, { recursive: true, encoding: 'utf8' });
    return (await Promise.all(names.toSorted().map((name) => fileSignature(directory, name)))).join('\n');
  } catch (error) {
    return String(error);
  }
}

/** Content that follows its files. */
export interface LiveContent {
  /** The newest good content; costs nothing, for files are never looked at while somebody waits for an answer. */
  current(): Content;
  close(): void;
}

/** Who is told what became of a change. */
export interface LiveContentReports {
  /** After each later load: nothing when it went well, the error when not. */
  onReload(error: Error | undefined): void;
  /** The system does not tell of changes here, so that they are looked for each second only. */
  onUnwatched(error: Error): void;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Calls back when the system tells of a change in a folder or below. Where it cannot, `onFailure` has the reason, once. */
function watchFolders(directory: string, onEvent: () => void, onFailure: (error: Error) => void) {
  let watchers: FSWatcher[] = [];
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (!hasFailed) onFailure(asError(error));
    hasFailed = true;
  };
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const open = () => {
    close();
    try {
      const below = readdirSync(directory, { recursive: true, withFileTypes: true });
      const folders = below
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name));
      for (const folder of [directory, ...folders])
        watchers.push(watch(folder, { persistent: false }, onEvent).on('error', onEvent));
    } catch (error) {
      fail(error);
    }
  };
  return { open, close };
}

/**
 * Loads content and loads it again when its files change. A bad edit keeps the last good content and is reported once.
 *
 * @param directory the folder whose change means new content
 * @param load reads the content; its error at the first load is thrown on
 */
export function liveContent(
  directory: string,
  load: () => Content,
  { onReload, onUnwatched }: LiveContentReports,
): LiveContent {
  let signature: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  let closed = false;
  let busy = false;
  let asked = false;
  // Why the system does not tell of changes is said once the content is there: what cannot be read is told alone.
  let isLoaded = false;
  let unwatched: Error | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void look(), ms).unref();
  };
  const watchers = watchFolders(
    directory,
    () => {
      // A change while the files are being looked at may have been overlooked.
      asked = true;
      if (!busy) later(SETTLE_MS);
    },
    (error) => {
      if (isLoaded) onUnwatched(error);
      else unwatched = error;
    },
  );
  const reload = () => {
    try {
      content = load();
      watchers.open();
      reported = '';
      onReload(undefined);
    } catch (error) {
      const failure = asError(error);
      if (failure.message !== reported) onReload(failure);
      reported = failure.message;
    }
  };
  async function look(): Promise<void> {
    busy = true;
    const wasAsked = asked;
    asked = false;
    const found = await folderSignature(directory);
    // The first look has nothing to compare with: only what the system told of has changed since the start.
    const isNew = signature === undefined ? wasAsked : found !== signature;
    // Of what changed during the first look it is not known whether it was seen before or after.
    signature = signature === undefined && asked ? undefined : found;
    if (isNew && !closed) reload();
    busy = false;
    later(asked ? SETTLE_MS : RECHECK_MS);
  }

  // Before the files are read, so that an edit meanwhile is not missed.
  watchers.open();
  let content: Content;
  try {
    content = load();
  } catch (error) {
    watchers.close();
    throw error;
  }
  isLoaded = true;
  if (unwatched !== undefined) onUnwatched(unwatched);
  void look();
  return {
    current: () => content,
    close() {
      closed = true;
      clearTimeout(timer);
      watchers.close();
    },
  };
}
