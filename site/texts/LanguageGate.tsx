import { type JSX, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../shell/shown.ts';
import { LanguageContext, useActiveLanguage } from './language.ts';
import { groupsOf } from './pageTexts.ts';

/** Shows its children in the language of the page on screen, whose texts are there. */
export function LanguageGate({ children }: { readonly children: ReactNode }): JSX.Element {
  const { langCode, page } = useShown();
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(groupsOf(page), { lng: langCode });
  const language = useMemo(() => ({ langCode, t }), [langCode, t]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
