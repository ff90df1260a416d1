import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from './load.ts';

/**
 * How often, in milliseconds, the files are looked at. Polling works on every file system, whatever an editor does to a file; the
 * system's own notifications do not.
 */
const LOOK_MS = 500;

/** How long, in milliseconds, files must be quiet before a change is read. */
const SETTLE_MS = 50;

/** For a broken symbolic link, such as an editor's lock file, the error, so that the other files are still followed. */
const fileSignature = (directory: string, name: string): Promise<string> =>
  stat(join(directory, name)).then(
    ({ size, mtimeMs, ino }) => `${name}|${size}|${mtimeMs}|${ino}`,
    (error: unknown) => `${name}|${String(error)}`,
  );

/** Tells two states of a folder apart: names, sizes and times of all files in it. An unreadable folder has a signature, too. */
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

/**
 * Loads content and loads it again when its files change. A bad edit keeps the last good content and is reported once.
 *
 * @param directory the folder whose change means new content
 * @param load reads the content; an error at the first load is passed on
 * @param onReload called after each later load, with the new content, or with the error when it is bad
 */
export async function liveContent(
  directory: string,
  load: () => Content,
  onReload: (loaded: Content | Error) => void,
): Promise<LiveContent> {
  // Before the files are read, so that an edit meanwhile is not missed.
  let signature = await folderSignature(directory);
  let content = load();
  let reported = '';
  let isClosed = false;
  let timer: NodeJS.Timeout;

  const reload = () => {
    try {
      content = load();
      reported = '';
      onReload(content);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (failure.message !== reported) onReload(failure);
      reported = failure.message;
    }
  };
  const look = async (hasChanged: boolean) => {
    const found = await folderSignature(directory);
    if (isClosed) return;
    const isQuiet = found === signature;
    signature = found;
    if (isQuiet && hasChanged) reload();
    lookLater(!isQuiet);
  };
  const lookLater = (hasChanged: boolean) => {
    timer = setTimeout(() => void look(hasChanged), hasChanged ? SETTLE_MS : LOOK_MS).unref();
  };
  lookLater(false);
  return {
    current: () => content,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
