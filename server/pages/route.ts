import type { BuildManifest, BuiltDocument } from '../manifest/index.ts';

/** What is sent for a path: a document with a status, or another address. */
export type Route =
  | { readonly kind: 'document'; readonly document: BuiltDocument; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | { readonly kind: 'missing' };

const FILE = /\.[A-Za-z0-9]{1,8}$/;

/** Below these there are no pages, so a missing file there is not treated as an unknown page. */
const OF_FILES = /^\/(?:assets|server)(?:\/|$)/;

/** An address as browsers send it; nothing in it can end a header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Undoes percent-encoding; a broken one stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The normal form of a path, in which browsers may leave characters such as `@` and `&` or escape them. An escaped slash stays
 * part of a name.
 */
export function normalPath(requested: string): string {
  return requested
    .split('/')
    .map((name) => encodeURIComponent(decode(name)))
    .join('/');
}

/**
 * Handles paths that are not exactly those of a page or a file.
 *
 * @param knowsService returns whether the content has a service; always true when another backend has the content
 * @returns a function of the path as requested (base included), the query with its question mark, or '', and whether it is
 *   opened as a page: then a file that is not there is an unknown path like any other (rulings, 'Routes')
 */
export function createRouter(
  manifest: BuildManifest,
  knowsService: (id: string) => boolean,
): (path: string, search: string, wantsPage: boolean) => Route {
  const { basePath } = manifest;
  const pages = new Map(manifest.pages.map((page) => [page.path, page]));
  const redirects = manifest.redirects.map(({ from, to, status }) => ({
    from: new RegExp(from),
    to,
    status,
  }));
  const inBase = (path: string) => basePath.slice(0, -1) + encodePath(path);

  const redirect = (path: string, search: string): Route | undefined => {
    const rule = redirects.find(({ from }) => from.test(path));
    const target = rule && path.replace(rule.from, rule.to);
    if (rule === undefined || target === undefined) return undefined;
    return { kind: 'redirect', location: inBase(target) + search, status: rule.status };
  };

  /** Rulings, 'Service id': the path's id wins over the query's. */
  const service = (path: string, search: string): Route | undefined => {
    const shell = manifest.shells.find((page) => path === page.path || path.startsWith(`${page.path}/`));
    if (shell === undefined) return undefined;
    const pathId = path.slice(shell.path.length + 1);
    // A trailing slash is handled by the redirects, as for any other page.
    if (path.endsWith('/') || pathId.includes('/')) return undefined;
    const id = pathId || (new URLSearchParams(search).get('id') ?? '');
    const built = pages.get(`${shell.path}/${encodeURIComponent(id)}`);
    if (built) return { kind: 'document', document: built, status: 200 };
    return { kind: 'document', document: shell, status: id === '' || knowsService(id) ? 200 : 404 };
  };

  return (requested, search, wantsPage) => {
    if (!requested.startsWith(basePath)) {
      const atDoor = requested === '/' || `${requested}/` === basePath;
      return (atDoor ? redirect('/', search) : undefined) ?? { kind: 'missing' };
    }
    const path = decode(requested.slice(basePath.length - 1));
    const found = service(path, search);
    if (found) return found;
    const isFile = OF_FILES.test(path) || (FILE.test(path) && !wantsPage);
    return (isFile ? undefined : redirect(path, search)) ?? { kind: 'missing' };
  };
}
