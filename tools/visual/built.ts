import type { Browser } from 'playwright';
import { buildWorkshop, hasWorkshop } from './build.ts';
import { type Base, type Built, keepBase } from './cache.ts';
import { openCamera } from './camera.ts';
import { readCatalogue } from './catalogue.ts';
import { withCheckout } from './checkout.ts';
import { readGraph } from './graph.ts';
import { serveBuild } from './serve.ts';
import { buildSettings } from './settings.ts';
import { listPictures, readStories } from './stories.ts';

/** Builds a checkout's workshop into a folder and asks it what there is to picture. */
export async function buildAndList(browser: Browser, checkout: string, folder: string): Promise<Built> {
  await buildWorkshop(checkout, folder);
  const server = await serveBuild(folder);
  try {
    const camera = await openCamera(browser, server.proxy);
    const list = listPictures(await readStories(camera.page), await readCatalogue(checkout));
    await camera.close();
    return { list, graph: await readGraph(checkout, folder) };
  } finally {
    await server.close();
  }
}

/** Where finished and unfinished work is kept. */
export interface Places {
  readonly cache: string;
  readonly work: string;
}

/** The workshop of the base: kept from an earlier run, or built in a checkout of its own. */
export function builtBase(root: string, commit: string, browser: Browser, places: Places): Promise<Base> {
  return keepBase(places.cache, `${commit}-${buildSettings()}`, places.work, (folder) =>
    withCheckout(root, commit, async (checkout) =>
      // Before there was a workshop there was nothing to picture; then everything is new.
      hasWorkshop(checkout)
        ? buildAndList(browser, checkout, folder)
        : { list: { pictures: [], leftOut: [] }, graph: {} },
    ),
  );
}
