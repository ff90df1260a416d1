import { type LangCode, langCodeOfTag } from '@plinth/ui/contract';
import { activeLanguage } from '../routes/index.ts';

/** The language of the page on screen: the stored one may by now be another tab's. */
export const shownLanguage = (): LangCode => langCodeOfTag(document.documentElement.lang) ?? activeLanguage();
