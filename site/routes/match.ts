import { type LangCode, isLangCode } from '@plinth/ui/contract';
import { type PageId, ROUTES } from './table.ts';

/** What a location asks for. */
export interface RouteMatch {
  readonly page: PageId;
  /** Absent on the error page, which names no language. */
  readonly langCode?: LangCode;
  /** The service's id: the path's wins over the query's (rulings, 'Service id'). */
  readonly id?: string;
}

const PATTERNS = ROUTES.map(({ page, path }) => ({
  page,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape names no service; the backend will not know it either.
    return segment;
  }
}

/**
 * Finds the page of a location, without the site's base.
 *
 * @returns undefined when no page has this path or its language is not one of the site's: then it is redirected
 */
export function matchRoute(pathname: string, search = ''): RouteMatch | undefined {
  for (const { page, pattern } of PATTERNS) {
    const groups = pattern.exec(pathname)?.groups;
    if (groups === undefined && !pattern.test(pathname)) continue;
    if (page === 'error') return { page };
    const langCode = groups?.['langCode'];
    if (!isLangCode(langCode)) return undefined;
    if (page !== 'service') return { page, langCode };
    const id = groups?.['id'] === undefined ? new URLSearchParams(search).get('id') : decode(groups['id']);
    return { page, langCode, ...(id === null || id === '' ? {} : { id }) };
  }
  return undefined;
}
