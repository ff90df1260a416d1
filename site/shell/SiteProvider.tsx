import { type JSX, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../data/pictureManifest.ts';
import { useActiveLanguage } from '../texts/language.ts';
import { groupsOf } from '../texts/pageTexts.ts';
import { loadedContent } from './loadPage.ts';
import type { SiteRuntime } from './runtime.ts';
import { type CurrentPage, SiteContext } from './site.ts';

/** Props of {@link SiteProvider}. */
export interface SiteProviderProps {
  readonly runtime: SiteRuntime;
  readonly currentPage: CurrentPage;
  readonly children: ReactNode;
}

/** Shows its children in the language of the page on screen, whose texts are loaded. */
export function SiteProvider({ runtime, currentPage, children }: SiteProviderProps): JSX.Element {
  const { langCode, page } = currentPage;
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(groupsOf(page), { i18n: runtime.i18n, lng: langCode });
  const site = useMemo(
    () => ({
      ...runtime,
      currentPage,
      content: loadedContent(currentPage, runtime),
      langCode,
      t,
      picture: (url: string, alt: string) => (url === '' ? undefined : pictureOf(url, alt, runtime)),
    }),
    [runtime, currentPage, langCode, t],
  );
  return <SiteContext value={site}>{children}</SiteContext>;
}
