/*
 * Inline in 404.html, for static hosts without redirects: leads to where the route table says. A service that was not built (its
 * content is newer than this build) is shown by the service shell. If it would lead to itself, the host has no such page either,
 * and this page's words stay.
 */
import { activeLanguage, matchRoute, paths, redirectTarget } from '../routes/index.ts';

const base = document.currentScript?.dataset['base'] ?? '/';
const pathname = `/${location.pathname.slice(base.length)}`;
const match = matchRoute(pathname, location.search);
const query = new URLSearchParams(location.search);
query.set('id', match?.id ?? '');
/** The address of the same page without the slash at its end; else where the redirects lead. */
const elsewhere =
  match !== undefined && pathname.endsWith('/')
    ? pathname.slice(0, -1)
    : redirectTarget(pathname, activeLanguage());
const target =
  match?.page === 'service' && match.langCode !== undefined
    ? `${paths.serviceShell(match.langCode)}?${query}`
    : elsewhere + location.search;
const address = base + target.slice(1);
// A host that prefers folders leads from the shell's address to the same with a slash, for ever if this led back.
const here = match?.page === 'service' ? location.pathname.replace(/\/$/, '') : location.pathname;
if (address !== here + location.search) location.replace(address + location.hash);
