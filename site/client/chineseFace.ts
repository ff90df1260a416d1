/** One slice of the bundled Chinese face. */
export interface ChineseFace {
  /** Beside the list. */
  readonly file: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** The list of slices, below the site's base. */
export const CHINESE_FACE_FILE = 'assets/fonts/noto-sans-tc.json';

/** The family of the bundled face, as themes name it. */
const FAMILY = 'Noto Sans TC';

/** A character of every Chinese face, and a size at which its width is easy to tell. */
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
 * Makes the bundled face known; the browser then fetches the slices that the page uses.
 *
 * @param basePath the site's base
 * @returns rejects when the list cannot be fetched; text then stays as it is
 */
export async function loadChineseFace(basePath: string): Promise<void> {
  const response = await fetch(`${basePath}${CHINESE_FACE_FILE}`);
  const faces = (await response.json()) as readonly ChineseFace[];
  for (const { file, weight, unicodeRange } of faces) {
    const url = new URL(`${basePath}assets/fonts/${file}`, document.baseURI);
    document.fonts.add(new FontFace(FAMILY, `url("${url.href}")`, { weight, unicodeRange, display: 'swap' }));
  }
}
