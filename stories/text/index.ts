import type { LangCode } from '@plinth/ui/contract';
import { agencyEn } from './agency/en.ts';
import { agencyZhTw } from './agency/zh-tw.ts';
import type { BrandFacts } from './brandFacts.ts';
import { type StoryText, en } from './en.ts';
import { zhTw } from './zh-tw.ts';

export type { StoryText } from './en.ts';

const text: Readonly<Record<LangCode, (facts: BrandFacts) => StoryText>> = { 'zh-tw': zhTw, en };

/** The brands that have a story of their own to tell, by name; a new brand tells cloud's until somebody writes one. */
const own: ReadonlyMap<string, Readonly<Record<LangCode, (text: StoryText) => StoryText>>> = new Map([
  ['agency', { 'zh-tw': agencyZhTw, en: agencyEn }],
]);

/** The words of stories in a language, as a brand tells them, with its facts. */
export function storyText(langCode: LangCode, brand: string, facts: BrandFacts): StoryText {
  const words = text[langCode](facts);
  return own.get(brand)?.[langCode](words) ?? words;
}
