import type { LangCode } from '@plinth/ui/contract';
import { english } from './en.ts';
import { chinese } from './zh-tw.ts';

/** What both languages say. */
export type ConferenceWords = typeof english;

/** The words of a conference, by language. */
export const conferenceWords: Readonly<Record<LangCode, ConferenceWords>> = {
  'zh-tw': chinese,
  en: english,
};
