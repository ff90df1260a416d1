import { nextTask } from '../app/nextTask.ts';
import { inSlices } from './inSlices.ts';
import { layOutInParts, nextFrame } from './layOutInParts.ts';
import { charactersByFont, warmFaces } from './warmFaces.ts';

/** The bundled Chinese face, as style sheets call it. */
export const CHINESE_FACE = 'Noto Sans TC';

/** Its name as long as nothing on the page uses it. */
const CHINESE_FACE_AHEAD = 'Ahead';

/** Where Chinese begins in the Unicode table. */
export const FIRST_CHINESE = 0x2e80;

/** A file with characters of the site's own words. */
export interface SiteFace {
  /** Its name, beside the list. */
  readonly file: string;
  readonly weight: number;
  /** Its characters, as a `unicode-range`. */
  readonly range: string;
}

/** The list of those files, below the site's base. */
export const CHINESE_FACE_LIST = 'assets/fonts/noto-sans-tc.json';

/** The style sheet that names the slices of the whole face, below the site's base; its files lie beside it. */
export const CHINESE_FACE_SHEET = 'assets/fonts/noto-sans-tc.css';

/** A character of every Chinese face, and a size at which its width is easy to tell. */
const PROBE = '國';
const PROBE_SIZE = 100;

/** What a visitor does first; moving the pointer is enough. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;

/**
 * Whether this machine has no Chinese face at all: a Chinese character is as wide as it is high, the box that stands for a
 * missing one is not.
 */
export function lacksChineseFace(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  context.font = `${PROBE_SIZE}px sans-serif`;
  return Math.abs(context.measureText(PROBE).width - PROBE_SIZE) > 1;
}

/**
 * Brings the face with the site's own words. Its files are shown together, once all have arrived: each arrival lays out the
 * whole page anew, and a page drawn from dozens of slices takes five times as long to lay out.
 *
 * @param basePath the site's base
 * @returns the code points of its characters; rejects when a file cannot be fetched, and text then stays as it is
 */
async function loadSiteFace(basePath: string): Promise<ReadonlySet<number>> {
  const list = new URL(`${basePath}${CHINESE_FACE_LIST}`, document.baseURI);
  const answer: readonly SiteFace[] = await (await fetch(list)).json();
  const faces: FontFace[] = [];
  const nextSlice = inSlices();
  for (const { file, weight, range } of answer) {
    await nextSlice();
    // With a range, or the face would be asked for spaces too, and all lines would get its height.
    const face = new FontFace(CHINESE_FACE_AHEAD, `url(${new URL(file, list).href})`, {
      weight: `${weight}`,
      unicodeRange: range,
    });
    faces.push(face);
    // Whether it came is asked below.
    face.load().catch(() => undefined);
  }
  await Promise.all(faces.map(({ loaded }) => loaded));
  const known = new Set(
    answer.flatMap(({ range }) => range.split(',').map((one) => Number.parseInt(one.slice(2), 16))),
  );
  await nextTask();
  const characters = charactersByFont((character) => known.has(character.codePointAt(0) ?? 0));
  await layOutInParts(async () => {
    // Any face, also an unused one, makes the browser lay out what it has.
    for (const face of faces) document.fonts.add(face);
    await nextFrame();
    await warmFaces(CHINESE_FACE_AHEAD, characters);
    for (const face of faces) {
      // A face that is known keeps its name until it is made known again.
      document.fonts.delete(face);
      face.family = CHINESE_FACE;
      document.fonts.add(face);
    }
  });
  return known;
}

/** Whether the page, or what was typed into it, has a Chinese character that is not among those known. */
function hasOtherCharacters(known: ReadonlySet<number>): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')];
  const text = `${document.getElementById('root')?.textContent}${fields.map(({ value }) => value).join('')}`;
  return [...text].some((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= FIRST_CHINESE && !known.has(codePoint);
  });
}

/** Resolves as soon as the page has such a character: typed, on the next page, or newer than the site. */
function untilOtherCharacters(known: ReadonlySet<number>): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const check = () => {
      if (!hasOtherCharacters(known)) return;
      listening.abort();
      resolve();
    };
    addEventListener('input', check, { capture: true, signal: listening.signal });
    document.addEventListener('app:shown', check, { signal: listening.signal });
    check();
  });
}

/**
 * Makes the whole face known, for characters that the site does not say itself; the browser then fetches the slices that the
 * page uses.
 *
 * As one sheet, which the browser reads in a tenth of the time that as many font objects take.
 *
 * @param basePath the site's base
 * @returns rejects when the sheet cannot be fetched
 */
async function knowWholeFace(basePath: string): Promise<void> {
  const url = new URL(`${basePath}${CHINESE_FACE_SHEET}`, document.baseURI);
  const css = await (await fetch(url)).text();
  // Such a sheet has no address of its own that its files could be relative to.
  const folder = new URL('.', url).pathname;
  const sheet = await new CSSStyleSheet().replace(css.replaceAll('url(', `url(${folder}`));
  document.adoptedStyleSheets.push(sheet);
}

/** Resolves as soon as the visitor does anything. */
function untilSignOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const answer = () => {
      listening.abort();
      resolve();
    };
    for (const type of SIGNS_OF_LIFE)
      addEventListener(type, answer, { capture: true, passive: true, signal: listening.signal });
  });
}

/**
 * Brings the bundled Chinese face where the machine has none; without it the page is as it was. A new face makes the browser
 * lay out the whole page again, so a page in another language, whose Chinese is the name of a language in the footer, waits
 * for its visitor.
 *
 * @param basePath the site's base
 */
export async function provideChineseFace(basePath: string): Promise<void> {
  // Not in the task that made the page alive.
  await nextTask();
  if (!document.documentElement.lang.startsWith('zh')) await untilSignOfLife();
  if (!lacksChineseFace()) return;
  const known = await loadSiteFace(basePath).catch(() => new Set<number>());
  // Not before it is needed: with it the page takes five times as long to lay out, also after a press.
  await untilOtherCharacters(known);
  await knowWholeFace(basePath).catch(() => undefined);
}
