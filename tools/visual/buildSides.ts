import { join } from 'node:path';
import type { PictureBrowser } from './browser.ts';
import { type Base, type Built, keepBase } from './cache.ts';
import { openCamera } from './camera.ts';
import { readCatalogue } from './catalogue.ts';
import { checkInstalled, withCheckout } from './checkout.ts';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';
import { readGraph } from './graph.ts';
import { serveBuild } from './serve.ts';
import { contentOfCommit, contentOfTree } from './git.ts';
import { buildSettings } from './settings.ts';
import { listPictures, readStories } from './stories.ts';

/** Builds a checkout's workshop into a folder, with its module graph beside it, and lists the pictures to take. */
async function buildAndList(browser: PictureBrowser, checkout: string, folder: string): Promise<Built> {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  // `--test` leaves out what no picture shows: docs pages, source maps, the generated tables of props; `--preview-only` the
  // workshop's own frame around the stories.
  const args = ['build', '--test', '--preview-only', '--stats-json', '--quiet', '--output-dir', folder];
  await run(process.execPath, [storybook, ...args], checkout);
  await using server = await serveBuild(folder);
  await using camera = await openCamera(browser, server.proxy);
  const list = listPictures(await readStories(camera.tab), await readCatalogue(checkout));
  return { list, graph: await readGraph(checkout, folder) };
}

/** What is built, and where. */
export interface BuildOptions {
  /** The checkout with the working tree. */
  readonly root: string;
  /** The base. */
  readonly commit: string;
  /** Lists the stories of a built workshop. */
  readonly browser: PictureBrowser;
  readonly cache: string;
  /** A folder for unfinished work, on the same disk as the cache. */
  readonly work: string;
}

/**
 * The workshops of the base and of the working tree: kept from an earlier run or built now, the base in a checkout of its own.
 * The same content is built only once.
 */
export async function buildSides({
  root,
  commit,
  browser,
  cache,
  work,
}: BuildOptions): Promise<{ readonly before: Base; readonly after: Base }> {
  const keep = (content: string, build: (folder: string) => Promise<Built>) =>
    keepBase(cache, `${content}-${buildSettings()}`, work, build);
  await checkInstalled(root);
  const [baseContent, treeContent] = [await contentOfCommit(root, commit), await contentOfTree(root)];
  const base = keep(baseContent, (folder) => {
    console.log(`Building the workshop of ${commit.slice(0, 12)}.`);
    return withCheckout(root, commit, (checkout) => buildAndList(browser, checkout, folder));
  }).catch((error: unknown) => {
    // The message says so, because the fault is not in the working tree and cannot be fixed there.
    if (error instanceof CouldNotRun)
      throw new CouldNotRun(`The base has no workshop to compare with. ${error.message}`, { cause: error });
    throw error;
  });
  const tree =
    treeContent === baseContent
      ? base
      : keep(treeContent, async (folder) => {
          console.log('Building the workshop of the working tree.');
          const built = await buildAndList(browser, root, folder);
          // Otherwise the build would be cached under the content from before the change.
          if ((await contentOfTree(root)) === treeContent) return built;
          throw new CouldNotRun('Files were changed while their workshop was built. Run it again.');
        });
  // When one fails, the other is still awaited, so that nothing runs on during the clean-up.
  await Promise.allSettled([tree, base]);
  return { after: await tree, before: await base };
}
