import type { PictureBrowser } from './browser.ts';
import { buildWorkshop, hasWorkshop } from './build.ts';
import { type Base, type Built, keepBase } from './cache.ts';
import { openCamera } from './camera.ts';
import { readCatalogue } from './catalogue.ts';
import { withCheckout } from './checkout.ts';
import { readGraph } from './graph.ts';
import { serveBuild } from './serve.ts';
import { contentOfCommit, contentOfTree } from './git.ts';
import { buildSettings } from './settings.ts';
import { listPictures, readStories } from './stories.ts';

/** Builds a checkout's workshop into a folder and asks it what there is to picture. */
async function buildAndList(browser: PictureBrowser, checkout: string, folder: string): Promise<Built> {
  await buildWorkshop(checkout, folder);
  await using server = await serveBuild(folder);
  await using camera = await openCamera(browser, server.proxy);
  const list = listPictures(await readStories(camera.tab), await readCatalogue(checkout));
  return { list, graph: await readGraph(checkout, folder) };
}

/** Where finished and unfinished work is kept. */
export interface Places {
  readonly cache: string;
  readonly work: string;
}

/** Like `Promise.all`, but when one fails the other is still waited for, so that nothing goes on behind the clearing up. */
async function bothOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

/**
 * The workshops of the base and of the working tree: kept from an earlier run or built now, the base in a checkout of its own.
 * What has the same content is built once.
 *
 * @param tell is told what is being built
 */
export async function builtSides(
  root: string,
  commit: string,
  browser: PictureBrowser,
  places: Places,
  tell: (line: string) => void,
): Promise<{ readonly before: Base; readonly after: Base }> {
  const keep = (content: string, build: (folder: string) => Promise<Built>) =>
    keepBase(places.cache, `${content}-${buildSettings()}`, places.work, build);
  const [baseContent, treeContent] = [await contentOfCommit(root, commit), await contentOfTree(root)];
  const base = () =>
    keep(baseContent, (folder) => {
      tell(`Building the workshop of ${commit.slice(0, 12)}.`);
      return withCheckout(root, commit, async (checkout) =>
        // Before there was a workshop there was nothing to picture; then everything is new.
        hasWorkshop(checkout)
          ? buildAndList(browser, checkout, folder)
          : { list: { pictures: [], leftOut: [] }, graph: {} },
      );
    });
  if (treeContent === baseContent) {
    const same = await base();
    return { before: same, after: same };
  }
  const tree = keep(treeContent, (folder) => {
    tell('Building the workshop of the working tree.');
    return buildAndList(browser, root, folder);
  });
  const [after, before] = await bothOf(tree, base());
  return { before, after };
}
