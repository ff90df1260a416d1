import { availableParallelism } from 'node:os';
import { shareImagePath } from '@plinth/site/head';
import { cacheKey, cached } from './cache.ts';
import { planShells } from './plan.ts';
import { type ShareFonts, loadShareFonts } from './shareImagesFonts.ts';
import { drawGround } from './shareImagesGround.ts';
import { paintWords } from './shareImagesPaint.ts';
import { wordsOf } from './shareImagesWords.ts';
import type { BuildContext, OutputFiles } from './types.ts';

/** To be changed with the drawing below, so that older images are not taken from the cache. */
const SETTINGS = 'share-5';

/**
 * Makes the share image of every page and language, shells too: 1200 by 630, the page's heading in large type on the brand's dark
 * ground, beside the brand's share picture. Only images whose words or looks changed are drawn again.
 */
export async function buildShareImages(context: BuildContext): Promise<OutputFiles> {
  const { root, variant, theme, pages, menus, oneServiceImage } = context;
  const wanted = new Map(
    [...pages, ...planShells(menus)].map((plan) => [
      shareImagePath({ ...plan, oneServiceImage }),
      { words: wordsOf(context, plan), picture: plan.picture ?? variant.pictures.share },
    ]),
  );
  const grounds = new Map<string, Promise<Buffer>>();
  let fonts: Promise<ShareFonts> | undefined;
  // Once for all images, and not at all if the cache has them. The ellipsis ends titles that are too long.
  const loadFonts = () => (fonts ??= loadShareFonts(theme, `${JSON.stringify([...wanted.values()])}…`));
  const files: OutputFiles = new Map();
  const queue = wanted.entries();
  const drawNext = async () => {
    for (const [path, { words, picture }] of queue) {
      const drawing = grounds.get(picture) ?? drawGround(context, picture);
      grounds.set(picture, drawing);
      const ground = await drawing;
      const file = `share-images/${cacheKey(SETTINGS, ground, JSON.stringify([theme, words]))}.png`;
      const paint = async () => paintWords(ground, theme, await loadFonts(), words);
      files.set(path, await cached(root, file, paint));
    }
  };
  // The words of one image are set here while other threads encode the pixels of others.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawNext));
  return files;
}
