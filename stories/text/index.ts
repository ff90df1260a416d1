import type { LangCode } from '@plinth/ui/contract';
import type { BrandFacts } from './brandFacts.ts';
import { type StoryText, en } from './en.ts';
import { zhTw } from './zh-tw.ts';

export type { StoryText } from './en.ts';

/** The words of stories in each language, with the facts of a brand. */
export const storyText: Readonly<Record<LangCode, (brand: BrandFacts) => StoryText>> = { 'zh-tw': zhTw, en };
