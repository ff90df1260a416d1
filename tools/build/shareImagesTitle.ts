import type { Theme } from '@plinth/ui/tokens';
import satori from 'satori';
import type { ShareFonts } from './shareImagesFonts.ts';
import { LAYOUT } from './shareImagesGround.ts';
import type { Words } from './shareImagesWords.ts';

type Style = Readonly<Record<string, string | number>>;

/** A box for the renderer of share images, which takes objects shaped like React elements. */
export function box(own: Style, children: unknown) {
  const style: Style = { display: 'flex', ...own };
  return { type: 'div', key: null, props: { style, children } };
}

/** A longer title is cut; nobody reads more on a small picture. */
const MOST_CHARACTERS = 60;

/** Where a Chinese sentence pauses: a good place to end a line. */
const PAUSE = /(?<=[，。：；？！])(?=[\p{L}\p{N}\p{Ps}\p{Pi}])/u;

/**
 * Where no line may begin: before closing punctuation, after opening punctuation, and inside a hyphenated word.
 */
const NO_BEGIN = /\n(?![\p{L}\p{N}\p{Ps}\p{Pi}])|(?<=[\p{Ps}\p{Pi}]|\p{L}\n-)\n/gu;

/**
 * Cuts a title into phrases, each of which begins a new line, and the phrases into pieces that may not be broken.
 *
 * @param lang a BCP 47 tag
 */
export function phrasesOf(title: string, lang: string): string[][] {
  const characters = [...title];
  const text =
    characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : title;
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  return text.split(PAUSE).map((phrase) =>
    Array.from(words.segment(phrase), ({ segment }) => segment)
      .join('\n')
      .replace(NO_BEGIN, '')
      .split('\n'),
  );
}

/** The sizes that a title may have in pixels. */
const SIZES = [88, 82, 76, 70, 64, 58, 52, 46, 40] as const;

/** How high a title may be in pixels. */
const MOST_HEIGHT = 300;

/** A Chinese phrase stays on one line, unless it would have to be smaller than this. */
const SMALLEST_WHOLE = 58;

/** A title in one size, and what the renderer makes of it. */
async function setIn(size: number, { light: colors }: Theme, fonts: ShareFonts, { title, lang }: Words) {
  const isChinese = lang.startsWith('zh');
  const lineHeight = isChinese ? 1.28 : 1.16;
  const phrases = phrasesOf(title, lang);
  const element = box(
    {
      flexDirection: 'column',
      width: LAYOUT.text,
      fontFamily: fonts.title,
      fontSize: size,
      lineHeight,
      letterSpacing: isChinese ? 0 : size * -0.018,
      color: colors['text-inverse'],
    },
    phrases.map((phrase) =>
      box(
        { flexWrap: 'wrap' },
        phrase.map((piece) => box({ whiteSpace: 'pre' }, piece)),
      ),
    ),
  );
  let width = 0;
  let height = 0;
  await satori(element, {
    width: LAYOUT.text,
    fonts: fonts.all,
    embedFont: false,
    onNodeDetected(node) {
      width = Math.max(width, node.width);
      height = Math.max(height, node.height);
    },
  });
  return {
    element,
    fits: width <= LAYOUT.text && height <= MOST_HEIGHT,
    isWhole: isChinese && size >= SMALLEST_WHOLE && Math.round(height / size / lineHeight) === phrases.length,
  };
}

/** Sets a title as large as its length allows. */
export async function setTitle(theme: Theme, fonts: ShareFonts, words: Words) {
  const all = await Promise.all(SIZES.map((size) => setIn(size, theme, fonts, words)));
  const fitting = all.filter(({ fits }) => fits);
  return (fitting.find(({ isWhole }) => isWhole) ?? fitting[0] ?? all.at(-1))?.element;
}
