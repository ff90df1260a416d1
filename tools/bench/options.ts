import { parseArgs } from 'node:util';
import { variantNames } from '@plinth/server/settings';
import { choose, listOf } from '../args.ts';
import { METHODS, type Method } from './lighthouseRun.ts';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** Sections by name; none means all. */
  readonly sections: readonly string[];
  /** Runs of Lighthouse for each page, method and site. */
  readonly runs: number;
  readonly variants: readonly string[];
  /** Parts of page paths, such as `index`; none means every page. */
  readonly pages: readonly string[];
  readonly langs: readonly string[];
  readonly methods: readonly Method[];
  /** Parts of the section `server`; none means all. */
  readonly parts: readonly string[];
  /** How many services the growth of the build is measured with. */
  readonly services: readonly number[];
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number, but is ${text}`);
  return Number(text);
}

/**
 * Reads the command line.
 *
 * @throws Error naming an option that is not known or a value that is not possible
 */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      variant: { type: 'string' },
      page: { type: 'string' },
      lang: { type: 'string' },
      method: { type: 'string' },
      part: { type: 'string' },
      services: { type: 'string', default: '10,100,1000' },
    },
  });
  return {
    sections: positionals,
    runs: wholeNumber('runs', values.runs),
    variants: choose('--variant', listOf(values.variant), variantNames()),
    pages: listOf(values.page),
    langs: listOf(values.lang),
    methods: choose('--method', listOf(values.method), METHODS),
    parts: listOf(values.part),
    services: listOf(values.services).map((text) => wholeNumber('services', text)),
  };
}

/** Whether a page is among those asked for; `main/index`, which only leads elsewhere, never is. */
export function isWanted(path: string, { pages, langs }: BenchOptions): boolean {
  if (path === '/main/index') return false;
  const ofLang = langs.length === 0 || langs.some((lang) => path.startsWith(`/main/${lang}/`));
  return ofLang && (pages.length === 0 || pages.some((page) => path.endsWith(`/${page}`)));
}
