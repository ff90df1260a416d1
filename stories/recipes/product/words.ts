import type { LangCode } from '@plinth/ui/contract';
import { english } from './en.ts';
import { chinese } from './zh-tw.ts';

/** What both languages say. */
export type ProductWords = typeof english;

/** The words of a software product's home, by language. */
export const productWords: Readonly<Record<LangCode, ProductWords>> = { 'zh-tw': chinese, en: english };
