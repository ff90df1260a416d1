import { type LangCode, langCodeOfTag } from '@plinth/ui/contract';
import { activeLanguage } from '../routes/index.ts';

/** That of the page on screen: what is stored may by now be another tab's. */
export const shownLanguage = (): LangCode => langCodeOfTag(document.documentElement.lang) ?? activeLanguage();
