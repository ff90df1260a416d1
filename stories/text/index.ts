import type { LangCode } from '@plinth/ui/contract';
import { en } from './en.ts';
import type { StoryText } from './StoryText.ts';
import { zhTw } from './zh-tw.ts';

export type { StoryText } from './StoryText.ts';

/** The words of stories in each language. */
export const storyText: Readonly<Record<LangCode, StoryText>> = { 'zh-tw': zhTw, en };
