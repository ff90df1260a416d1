import type { LangCode, ServicePageData } from '@plinth/ui/contract';
import type { PageAnswer } from '../pages/definition.ts';

/**
 * How wide a description should be, in columns: search engines show about this much, and replace a shorter one by their own.
 */
export const DESCRIPTION_WIDTH = { min: 100, max: 180 } as const;

/** The width of a text in columns: Chinese characters and full-width signs take two. */
export function displayWidth(text: string): number {
  return (
    [...text].length + (text.match(/[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0)
  );
}

/** Between a name and its description. */
export const COLONS: Readonly<Record<LangCode, string>> = { 'zh-tw': '：', en: ': ' };

/** Data from a backend may hold line breaks; a title and a description are one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cuts a text that is too wide after the last sentence that fits, else after a whole word; a Chinese character counts as one. */
export function clip(text: string): string {
  if (displayWidth(text) <= DESCRIPTION_WIDTH.max) return text;
  const characters = [...text];
  while (displayWidth(characters.join('')) >= DESCRIPTION_WIDTH.max) characters.pop();
  const fitting = characters.join('');
  const sentences = /^.*(?:[。！？]|[.!?](?=\s))/.exec(fitting)?.[0] ?? '';
  return displayWidth(sentences) >= DESCRIPTION_WIDTH.min
    ? sentences
    : `${fitting.replace(/\s+[^\s\u2e80-\uffef]*$/, '')}…`;
}

/** The answer of a service page or the plan, if it is there. */
export function serviceDataOf(data: PageAnswer | undefined): ServicePageData | undefined {
  return data !== undefined && 'template' in data ? data : undefined;
}
