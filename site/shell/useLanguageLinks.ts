import { LANG_CODES, LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { useSyncExternalStore } from 'react';
import { langCodesOf } from '../composed/content.ts';
import { inLanguage, paths } from '../routes/index.ts';
import { useSite } from './site.ts';

const subscribe = () => () => undefined;

/**
 * The current path with query and hash, without the base.
 *
 * While hydrating it is the path that was prerendered: a query or a hash is known only in the browser.
 */
function useCurrentHref(): string {
  const { currentPage, initialPath } = useSite();
  const { pathname, search, hash } = currentPage.location;
  // Two strings, so that nothing renders again after hydration where they are equal.
  return useSyncExternalStore(
    subscribe,
    () => `${pathname}${search}${hash}`,
    () => initialPath ?? pathname,
  );
}

/** The address of the current page in each language of the site; that of the index in a language that does not have the page. */
export function useLanguageLinks() {
  const { t, content } = useSite();
  const langCodes = langCodesOf(content);
  const href = useCurrentHref();
  const labels: Record<LangCode, string> = { 'zh-tw': t('MENU.LANGUAGE_ZH_TW'), en: t('MENU.LANGUAGE_EN') };
  return LANG_CODES.map((code) => ({
    label: labels[code],
    href: langCodes.includes(code) ? inLanguage(href, code) : paths.home(code),
    lang: LANG_TAGS[code],
  }));
}
