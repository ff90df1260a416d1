import { type LangCode, isLangCode } from '@plinth/ui/contract';
import type { PageId } from '../pages/list.ts';
import { ROUTES } from './table.ts';

/** What a location asks for. */
export interface RouteMatch {
  readonly page: PageId;
  /** Absent where the path names no language: on the error page. */
  readonly langCode?: LangCode;
  /**
   * The service's id: the path's wins over the query's (rulings, 'Service id'). Or the slug of a composed page, of which only the
   * build knows whether there is one.
   */
  readonly id?: string;
}

/** A page in a language. */
export interface PageInLanguage extends RouteMatch {
  readonly langCode: LangCode;
}

const PATTERNS = ROUTES.map(({ page, path }) => ({
  page,
  hasId: ROUTES.some((route) => route.page === page && /:id|:slug/.test(route.path)),
  pattern: new RegExp(`^${path.replace(':slug', '(?<id>[a-z\\d-]+)').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape is no service's id; the backend will not know it either.
    return segment;
  }
}

/**
 * Finds the page of a location, without the site's base.
 *
 * @returns undefined when no page has this path or its language is not one of the site's: then it is redirected
 */
export function matchRoute(pathname: string, search = ''): RouteMatch | undefined {
  for (const { page, pattern, hasId } of PATTERNS) {
    const found = pattern.exec(pathname);
    if (found === null) continue;
    const { langCode, id } = found.groups ?? {};
    if (langCode === undefined) return { page };
    if (!isLangCode(langCode)) return undefined;
    if (!hasId) return { page, langCode };
    const asked = id === undefined ? new URLSearchParams(search).get('id') : decode(id);
    return { page, langCode, ...(asked === null || asked === '' ? {} : { id: asked }) };
  }
  return undefined;
}
