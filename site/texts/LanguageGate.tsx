import type { LangCode } from '@plinth/ui/contract';
import { type JSX, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '../routes/index.ts';
import { LanguageContext, useActiveLanguage } from './language.ts';
import { groupsOf } from './pageTexts.ts';

/** What {@link LanguageGate} takes. */
export interface LanguageGateProps {
  readonly langCode: LangCode;
  /** Whose texts are shown; they are there. */
  readonly page: PageId;
  readonly children: ReactNode;
}

/** Shows its children in a language. */
export function LanguageGate({ langCode, page, children }: LanguageGateProps): JSX.Element {
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(groupsOf(page), { lng: langCode });
  const language = useMemo(() => ({ langCode, t }), [langCode, t]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
