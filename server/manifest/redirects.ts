import { DEFAULT_LANG_CODE, LANG_CODES } from '@plinth/ui/contract';
import type { Redirect } from './schema.ts';

const languages = LANG_CODES.join('|');
const home = `/main/${DEFAULT_LANG_CODE}/index`;

/** Every path that may show a page; a service that the content does not have is told by the page itself. */
const page = `errorPage|main/index|main/(?:${languages})/(?:index|about|favorablePlan|service(?:/[^/]+)?)`;

/** Everything, a line break too, which a path may carry in its encoded form. */
const anything = String.raw`[\s\S]*`;

/**
 * The redirects of the route table (specification, section 2, and rulings, 'Routes') for a build manifest: what the
 * browser's own router does with the same path. A page's path with a slash at its end leads to the page for good; all
 * others are temporary, because a path that is unknown today may be a page tomorrow.
 */
export const ROUTE_REDIRECTS: readonly Redirect[] = [
  { from: `^/(${page})/+$`, to: '/$1', status: 308 },
  { from: '^/+main/+index/*$', to: '/main/index', status: 302 },
  { from: `^/+main/+(${languages})(?:/${anything})?$`, to: '/main/$1/index', status: 302 },
  { from: `^/${anything}$`, to: home, status: 302 },
];
