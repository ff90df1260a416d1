import { displayWidth } from '@plinth/site/head';

/** What stays whole on a line, in order: a line may end after each of them. */
type Phrase = readonly string[];

/** A title ready to be set. */
export interface SetTitle {
  /** Each begins a line of its own. */
  readonly phrases: readonly Phrase[];
  /** In pixels. */
  readonly size: number;
}

/** Signs that belong to what follows them. */
const OPENING = '「『（《〈“‘(';

/** Cuts a text into words with the signs and spaces that belong to them. */
function piecesOf(title: string, lang: string): string[] {
  const pieces = [''];
  let opens = false;
  for (const { segment, isWordLike = false } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(
    title,
  )) {
    const isOpening = OPENING.includes(segment);
    if (!opens && (isWordLike || isOpening)) pieces.push('');
    pieces[pieces.length - 1] += segment;
    opens = isOpening;
  }
  return pieces.filter((piece) => piece !== '');
}

/** Chinese characters are as wide as they are high; others take about this much of it. */
const LATIN_WIDTH = 0.6;

/** In em. */
function widthOf(text: string): number {
  const { length } = [...text];
  const chinese = displayWidth(text) - length;
  return chinese + (length - chinese) * LATIN_WIDTH;
}

/** Where a Chinese thought pauses, and a line likes to end. */
const PAUSES = '，。：；？！';

function phrasesOf(title: string, lang: string): Phrase[] {
  const phrases: string[][] = [[]];
  for (const piece of piecesOf(title, lang)) {
    phrases.at(-1)?.push(piece);
    if (PAUSES.includes(piece.slice(-1))) phrases.push([]);
  }
  return phrases.filter(({ length }) => length > 0);
}

/** The sizes that a title may have in pixels, and how many lines it may take at each. */
const SIZES = [
  [88, 2],
  [82, 2],
  [76, 3],
  [70, 3],
  [64, 3],
  [58, 4],
  [52, 5],
  [46, 6],
] as const;

/** A Chinese phrase stands in one line, unless it had to be smaller than this. */
const SMALLEST_WHOLE = 58;

/** How many lines a phrase takes that are `width` em wide. */
function linesOf(phrase: Phrase, width: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of phrase) {
    if (used > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines += 1;
      used = 0;
    }
    used += widthOf(piece);
  }
  return lines;
}

/** Beyond so many characters a title is cut; nobody reads more on a small picture. */
const MOST_CHARACTERS = 60;

/**
 * Sets a title as large as its length allows.
 *
 * @param lang a BCP 47 tag
 * @param maxWidth of a line in pixels
 */
export function setTitle(title: string, lang: string, maxWidth: number): SetTitle {
  const characters = [...title];
  const text =
    characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : title;
  const phrases = phrasesOf(text, lang);
  const fits = (pixels: number, most: number, isWhole: boolean): boolean => {
    const lines = phrases.map((phrase) => linesOf(phrase, maxWidth / pixels));
    return lines.reduce((sum, count) => sum + count, 0) <= (isWhole ? lines.length : most);
  };
  const whole = SIZES.find(([pixels, most]) => pixels >= SMALLEST_WHOLE && fits(pixels, most, true));
  const [size] = (lang.startsWith('zh') ? whole : undefined) ??
    SIZES.find(([pixels, most]) => fits(pixels, most, false)) ?? [46];
  return { phrases, size };
}
