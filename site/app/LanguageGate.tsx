import type { LangCode } from '@plinth/ui/contract';
import { type JSX, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '../routes/index.ts';
import { NAMESPACE, hasTexts } from './i18n.ts';
import { LanguageProvider, useActiveLanguage } from './language.ts';
import { useRuntime } from './runtime.ts';
import { settle } from './settledPromise.ts';

/** For texts that came with the document. */
const AT_HAND = settle(Promise.resolve(), undefined);

/** What {@link LanguageGate} takes. */
export interface LanguageGateProps {
  readonly langCode: LangCode;
  /** The page whose texts have to be there. */
  readonly page: PageId;
  readonly children: ReactNode;
}

/** Shows its children in a language once its texts are there; until then the page before it stays on screen. */
export function LanguageGate({ langCode, page, children }: LanguageGateProps): JSX.Element {
  const { i18n, dictionaries } = useRuntime();
  // React wants the very promise back that it waited for, so a load that has ended comes before what it brought.
  const atHand = dictionaries.loaded(langCode) ?? (hasTexts(i18n, langCode, page) ? AT_HAND : undefined);
  use(atHand ?? dictionaries.load(langCode));
  useActiveLanguage(langCode);
  // Once for the whole page: the hook costs each component that calls it some state and a subscription.
  const { t } = useTranslation(NAMESPACE, { lng: langCode });
  const language = useMemo(() => ({ langCode, t }), [langCode, t]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
