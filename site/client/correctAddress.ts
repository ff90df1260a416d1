import { matchRoute } from '../routes/index.ts';

/**
 * A finished document knows which page it is. Static hosts serve it at other addresses too (`/main/en/`, `about.html`,
 * `about/`), which mean something else to the routes, and the app would throw the finished page away: such an address becomes
 * the document's own. An address that names the same page in another way, such as a service by its query, stays.
 *
 * @param path the document's own path, without the base
 */
export function correctAddress(path: string, basePath: string): void {
  const { pathname, search, hash } = window.location;
  const asked = `/${pathname.slice(basePath.length)}`;
  const [here, own] = [matchRoute(asked, search), matchRoute(path)];
  const isSamePage = here?.page === own?.page && here?.langCode === own?.langCode;
  const right = isSamePage ? asked.replace(/\/+$/, '') : path;
  if (right === asked) return;
  window.history.replaceState(window.history.state, '', basePath + right.slice(1) + search + hash);
}
