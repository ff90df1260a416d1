import { availableParallelism } from 'node:os';
import { shareImagePath } from '@plinth/site/head';
import { loadTheme } from './loadTheme.ts';
import { cacheKey, cached } from './picturesCache.ts';
import { type ShareFonts, loadShareFonts } from './shareImagesFonts.ts';
import { LAYOUT } from './shareImagesGround.ts';
import { createPainter } from './shareImagesPaint.ts';
import { setTitle } from './shareImagesTitle.ts';
import { wordsOf } from './shareImagesWords.ts';
import type { BuildContext, OutputFiles, PagePlan } from './types.ts';

/**
 * Up to so many services each have a share image of their own. Beyond it they share one per language: a thousand images would
 * take minutes to draw and tens of megabytes to deploy, and nobody links to them all. A composed page is made to be linked to.
 */
const MOST_WITH_OWN_IMAGE = 50;

/** Changes when the drawing below does, so that older images are not taken from the cache. */
const SETTINGS = 'share-3';

/** Whether all services of a language show the same share image; the head of their pages has to know. */
export function hasOneServiceImage(pages: readonly PagePlan[]): boolean {
  const services = pages.filter(({ page }) => page === 'service');
  return new Set(services.map(({ id }) => id)).size > MOST_WITH_OWN_IMAGE;
}

/**
 * Makes the share image of every page and language: 1200 by 630, the page's heading in large type on the brand's dark
 * ground, beside the brand's share picture. Only images whose words or looks changed are drawn anew.
 */
export async function buildShareImages(context: BuildContext): Promise<OutputFiles> {
  const theme = await loadTheme(context);
  const oneServiceImage = hasOneServiceImage(context.pages);
  const wanted = new Map(
    context.pages.map((plan) => [
      shareImagePath({ ...plan, oneServiceImage }),
      {
        words: wordsOf(context, plan, oneServiceImage),
        picture: plan.picture ?? context.variant.pictures.share,
      },
    ]),
  );
  let loading: Promise<ShareFonts> | undefined;
  // Once for all images, and not at all where the cache has them.
  const fonts = () =>
    (loading ??= loadShareFonts(
      theme,
      [...wanted.values()].map(({ words }) => words),
    ));
  const makePainter = async (picture: string) => {
    const painter = await createPainter(context, theme, picture, fonts);
    return { painter, look: cacheKey(SETTINGS, painter.ground, JSON.stringify(theme)) };
  };
  const painters = new Map<string, ReturnType<typeof makePainter>>();
  const painterOf = (picture: string) => {
    const painter = painters.get(picture) ?? makePainter(picture);
    painters.set(picture, painter);
    return painter;
  };
  const files: OutputFiles = new Map();
  const queue = wanted.entries();
  const drawNext = async () => {
    for (const [path, { words, picture }] of queue) {
      const { painter, look } = await painterOf(picture);
      const setting = setTitle(words.title, words.lang, LAYOUT.text);
      const key = cacheKey(look, JSON.stringify([words, setting]));
      const file = `share-images/${key}.png`;
      files.set(path, await cached(context.root, file, () => painter.paint(words, setting)));
    }
  };
  // The words of one are set while the pixels of others are packed, which other threads do.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawNext));
  return files;
}
