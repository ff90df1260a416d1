/** The name of the bundled Chinese face in style sheets. */
export const CHINESE_FACE = 'Noto Sans TC';

/** Where Chinese begins in the Unicode table. */
export const FIRST_CHINESE = 0x2e80;

/** The path of the style sheet that names the face's files, below the site's base; the files lie beside it. */
export const CHINESE_FACE_SHEET = 'assets/fonts/noto-sans-tc.css';

/** A character that every Chinese face has, and a size at which its width is easy to measure. */
const PROBE = '國';
const PROBE_SIZE = 100;

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
 * Loads the bundled Chinese face where the machine has none: by one style sheet, from which the browser fetches the files that
 * the page's characters need. Elsewhere nothing is fetched.
 *
 * @param basePath the site's base
 */
export function provideChineseFace(basePath: string): void {
  if (!lacksChineseFace()) return;
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${basePath}${CHINESE_FACE_SHEET}`,
  });
  document.head.append(sheet);
}
