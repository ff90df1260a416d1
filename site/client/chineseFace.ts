/** The bundled Chinese face, as style sheets call it. */
export const CHINESE_FACE = 'Noto Sans TC';

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
 * @returns rejects when a file cannot be fetched; text then stays as it is
 */
async function loadSiteFace(basePath: string): Promise<void> {
  const list = new URL(`${basePath}${CHINESE_FACE_LIST}`, document.baseURI);
  const answer: readonly SiteFace[] = await (await fetch(list)).json();
  const faces = answer.map(
    ({ file, weight, range }) =>
      // With a range, or the face would be asked for spaces too, and all lines would get its height.
      new FontFace(CHINESE_FACE, `url(${new URL(file, list).href})`, {
        weight: `${weight}`,
        unicodeRange: range,
      }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/**
 * Makes the whole face known, for what a visitor types; the browser then fetches the slices that the page uses.
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
 * for its visitor, and so does every page with what only a visitor can need.
 *
 * @param basePath the site's base
 */
export async function provideChineseFace(basePath: string): Promise<void> {
  if (!document.documentElement.lang.startsWith('zh')) await untilSignOfLife();
  if (!lacksChineseFace()) return;
  await loadSiteFace(basePath).catch(() => undefined);
  await untilSignOfLife();
  await knowWholeFace(basePath).catch(() => undefined);
}
