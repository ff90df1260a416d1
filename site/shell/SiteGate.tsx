import { type JSX, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../data/pictureManifest.ts';
import { useActiveLanguage } from '../texts/language.ts';
import { groupsOf } from '../texts/pageTexts.ts';
import { contentAtHand } from './prepare.ts';
import type { SiteRuntime } from './runtime.ts';
import { type Shown, SiteContext } from './site.ts';

/** What {@link SiteGate} takes. */
export interface SiteGateProps {
  readonly runtime: SiteRuntime;
  readonly shown: Shown;
  readonly children: ReactNode;
}

/** Shows its children in the language of the page on screen, whose texts are there. */
export function SiteGate({ runtime, shown, children }: SiteGateProps): JSX.Element {
  const { langCode, page } = shown;
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(groupsOf(page), { i18n: runtime.i18n, lng: langCode });
  const site = useMemo(
    () => ({
      ...runtime,
      shown,
      content: contentAtHand(shown, runtime),
      langCode,
      t,
      picture: (url: string, alt: string) => (url === '' ? undefined : pictureOf(url, alt, runtime)),
    }),
    [runtime, shown, langCode, t],
  );
  return <SiteContext value={site}>{children}</SiteContext>;
}
