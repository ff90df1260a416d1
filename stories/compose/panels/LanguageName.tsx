import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { LANGUAGE_NAMES } from '../model/labels.ts';

/** What a language calls itself, read out in it. */
export const LanguageName = ({ langCode }: { readonly langCode: LangCode }) => (
  <span lang={LANG_TAGS[langCode]}>{LANGUAGE_NAMES[langCode]}</span>
);
