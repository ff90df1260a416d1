import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './load.ts';

/** How long, in milliseconds, a change may go unseen where the file system does not tell of it. */
const RECHECK_MS = 1000;

/** How long, in milliseconds, files must be quiet before a change is read without anybody having asked. */
const SETTLE_MS = 50;

/** Tells two states of a folder apart: names, sizes and times of all files in it. */
export function folderSignature(directory: string): string {
  if (!existsSync(directory)) return '';
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { size, mtimeMs, ino } = statSync(join(directory, name), { throwIfNoEntry: false }) ?? {};
      return `${name}|${size}|${mtimeMs}|${ino}`;
    })
    .join('\n');
}

/** Content that follows its files. */
export interface LiveContent {
  /** The newest good content. */
  current(): Content;
  close(): void;
}

/**
 * Loads content and loads it again when its files change. A bad edit keeps the last good content and is reported once.
 *
 * @param directory the folder whose change means new content
 * @param load reads the content; its error at the first load is thrown on
 * @param onReload told of each later load: nothing when it went well, the error when not
 */
export function liveContent(
  directory: string,
  load: () => Content,
  onReload: (error: Error | undefined) => void,
): LiveContent {
  let signature = folderSignature(directory);
  let content = load();
  let checkedAt = performance.now();
  let dirty = false;
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  let reported = '';

  const unwatch = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const onEvent = () => {
    dirty = true;
    clearTimeout(timer);
    timer = setTimeout(refresh, SETTLE_MS).unref();
  };
  const watchFolders = () => {
    unwatch();
    const below = readdirSync(directory, { recursive: true, withFileTypes: true });
    const folders = below
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const folder of [directory, ...folders]) {
      // A folder that vanishes or cannot be watched is still covered by the check of the signature.
      watchers.push(watch(folder, { persistent: false }, onEvent).on('error', onEvent));
    }
  };

  function refresh(): void {
    dirty = false;
    checkedAt = performance.now();
    try {
      const found = folderSignature(directory);
      if (found === signature) return;
      signature = found;
      content = load();
      watchFolders();
      reported = '';
      onReload(undefined);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (failure.message !== reported) onReload(failure);
      reported = failure.message;
    }
  }

  watchFolders();
  return {
    current() {
      if (dirty || performance.now() - checkedAt > RECHECK_MS) refresh();
      return content;
    },
    close() {
      clearTimeout(timer);
      unwatch();
    },
  };
}
