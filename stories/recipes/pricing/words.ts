import type { LangCode } from '@plinth/ui/contract';
import { english } from './en.ts';
import { chinese } from './zh-tw.ts';

/** What both languages say. */
export type PricingWords = typeof english;

/** The words of a page of prices, by language. */
export const pricingWords: Readonly<Record<LangCode, PricingWords>> = { 'zh-tw': chinese, en: english };
