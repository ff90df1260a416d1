import type { LangCode } from '@plinth/ui/contract';
import { type JSX, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NAMESPACE } from './i18n.ts';
import { LanguageProvider, useActiveLanguage } from './language.ts';

/** What {@link LanguageGate} takes. */
export interface LanguageGateProps {
  /** Its texts are there. */
  readonly langCode: LangCode;
  readonly children: ReactNode;
}

/** Shows its children in a language. */
export function LanguageGate({ langCode, children }: LanguageGateProps): JSX.Element {
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(NAMESPACE, { lng: langCode });
  const language = useMemo(() => ({ langCode, t }), [langCode, t]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
