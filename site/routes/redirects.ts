import { DEFAULT_LANG_CODE, LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { paths } from './paths.ts';
import { ROUTES } from './table.ts';

/** A redirect, as a build manifest has it. */
export interface RouteRedirect {
  /** The source of a regular expression on the whole path below the base. */
  readonly from: string;
  /** A path below the base, with `$1` and so on for the groups of `from`. */
  readonly to: string;
  readonly status: 302 | 308;
}

const languages = LANG_CODES.join('|');

/**
 * Every path that may show a page; the page itself reports a service that the content does not have. Composed pages are not among
 * them: one that does not exist is an unknown path.
 */
const pages = [paths.activeIndex, ...ROUTES.map(({ path }) => path)]
  .filter((path) => !path.includes(':slug'))
  .map((path) => path.slice(1).replace(':langCode', `(?:${languages})`).replace(':id', '[^/]+'))
  .join('|');

/** Any text, including the line breaks that a path may have in encoded form. */
const anything = String.raw`[\s\S]*`;

/**
 * The redirects of the route table (specification, section 2, and rulings, 'Routes'), used by the server, static hosts and the
 * browser's own router; the first that matches wins. A page's path with a trailing slash redirects permanently; all others are
 * temporary, because a path that is unknown today may be a page tomorrow.
 */
export const ROUTE_REDIRECTS: readonly RouteRedirect[] = [
  { from: `^/(${pages})/+$`, to: '/$1', status: 308 },
  { from: '^/+main/+index/*$', to: paths.activeIndex, status: 302 },
  { from: `^/+main/+(${languages})(?:/${anything})?$`, to: '/main/$1/index', status: 302 },
  { from: `^/${anything}$`, to: paths.home(DEFAULT_LANG_CODE), status: 302 },
];

const RULES = ROUTE_REDIRECTS.map(({ from, to }) => ({ from: new RegExp(from), to }));

/**
 * Where a path that is no page leads.
 *
 * @param pathname without the site's base
 * @param activeLangCode the language for paths that may choose one: only `main/index`
 */
export function redirectTarget(pathname: string, activeLangCode: LangCode): string {
  const rule = RULES.find(({ from }) => from.test(pathname));
  const target = rule === undefined ? paths.home(DEFAULT_LANG_CODE) : pathname.replace(rule.from, rule.to);
  return target === paths.activeIndex ? paths.home(activeLangCode) : target;
}
