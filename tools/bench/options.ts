import { variantNames } from '@plinth/server/settings';
import { LANG_CODES } from '@plinth/ui/contract';
import { choose, listOf, parseArgs } from '../args.ts';
import { METHODS } from './lighthouseRun.ts';

/** What `npm run bench` was asked for. */
export type BenchOptions = ReturnType<typeof readBenchOptions>;

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number, but is ${text}`);
  return Number(text);
}

/**
 * Reads the command line.
 *
 * @throws Error naming an option that is not known or a value that is not possible
 */
export function readBenchOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      variant: { type: 'string' },
      page: { type: 'string' },
      lang: { type: 'string' },
      method: { type: 'string' },
      services: { type: 'string', default: '10,100,1000' },
    },
  });
  return {
    /** Of the measurements asked for; none means all. */
    names: positionals,
    /** Runs of Lighthouse for each page, method and site. */
    runs: wholeNumber('runs', values.runs),
    variants: choose('--variant', listOf(values.variant), variantNames()),
    /** Ends of page paths, such as `index`; none means every page. */
    pages: listOf(values.page),
    langs: values.lang === undefined ? [] : choose('--lang', listOf(values.lang), LANG_CODES),
    methods: choose('--method', listOf(values.method), METHODS),
    /** How many services the growth of the build is measured with. */
    services: listOf(values.services).map((text) => wholeNumber('services', text)),
  };
}

/** Whether a page is among those asked for; `main/index`, which only redirects, never is. */
export function isWanted(path: string, { pages, langs }: BenchOptions): boolean {
  if (path === '/main/index') return false;
  const ofLang = langs.length === 0 || langs.some((lang) => path.startsWith(`/main/${lang}/`));
  return ofLang && (pages.length === 0 || pages.some((page) => path.endsWith(`/${page}`)));
}
