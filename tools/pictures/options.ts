import { parseArgs } from 'node:util';
import { variantNames } from '@plinth/server/settings';
import { LANG_CODES } from '@plinth/ui/contract';
import { choose, listOf } from '../args.ts';

/** Widths of a phone, a tablet and a desk, in CSS pixels. */
export const WIDTHS = [390, 768, 1440] as const;

/** The colour schemes of a visitor's system. */
export const THEMES = ['light', 'dark'] as const;

/** What `npm run pictures` was asked to do. */
export interface Options {
  readonly variants: readonly string[];
  readonly languages: readonly string[];
  readonly themes: readonly string[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
  /** Names of pages and states; undefined means all. */
  readonly pages: readonly string[] | undefined;
  /** Where the pictures and their index go. */
  readonly output: string;
  /** Where the built sites are, and are built when they are stale. */
  readonly dist: string;
  readonly help: boolean;
}

/** What `--help` prints. */
export const USAGE = `npm run pictures [-- options]

Takes a picture of every page and of the states of a visit, and writes an index of them to look at.
Each option may be given several times, or once with commas.

  --variant NAME   only this brand
  --lang CODE      only this language: ${LANG_CODES.join(', ')}
  --page NAME      only this page or state, such as home, service-2 or home-menu
  --width PIXELS   only this width; others than ${WIDTHS.join(', ')} may be asked for
  --theme NAME     only this colour scheme: ${THEMES.join(', ')}
  --output FOLDER  where the pictures go (default: dist/pictures)
  --dist FOLDER    where the built sites are (default: dist)
  --help           this text

CHROMIUM_PATH names the browser to use.`;

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 240 && width <= 4096) return width;
  throw new Error(`--width must be a number of pixels from 240 to 4096, but is '${text}'.`);
}

/**
 * Reads the command line.
 *
 * @param args what stands behind the command's name
 * @throws Error in one line when an option or its value is unknown
 */
export function readOptions(args: readonly string[]): Options {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      variant: many,
      lang: many,
      page: many,
      width: many,
      theme: many,
      output: { type: 'string', default: 'dist/pictures' },
      dist: { type: 'string', default: 'dist' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    variants: choose('--variant', listOf(values.variant), variantNames()),
    languages: choose('--lang', listOf(values.lang), LANG_CODES),
    themes: choose('--theme', listOf(values.theme), THEMES),
    widths: values.width === undefined ? WIDTHS : listOf(values.width).map(readWidth),
    pages: values.page && listOf(values.page),
    output: values.output,
    dist: values.dist,
    help: values.help,
  };
}
