import type { LangCode } from '@plinth/ui/contract';

/** Something for each language of the site. */
export const forLanguages = <T>(make: (langCode: LangCode) => T): Readonly<Record<LangCode, T>> => ({
  'zh-tw': make('zh-tw'),
  en: make('en'),
});
