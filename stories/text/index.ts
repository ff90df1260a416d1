import type { LangCode } from '@plinth/ui/contract';
import { type StoryText, en } from './en.ts';
import { zhTw } from './zh-tw.ts';

export type { StoryText } from './en.ts';

/** The words of stories in each language. */
export const storyText: Readonly<Record<LangCode, StoryText>> = { 'zh-tw': zhTw, en };
