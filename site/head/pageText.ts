import type { ServicePageData } from '@plinth/ui/contract';
import type { HeadInput } from './types.ts';

/**
 * How wide a description should be, in columns: search engines show about this much, and a shorter one is replaced by
 * something of theirs.
 */
export const DESCRIPTION_WIDTH = { min: 100, max: 180 } as const;

/** The width of a text in columns: Chinese characters and full-width signs take two. */
export function displayWidth(text: string): number {
  return (
    [...text].length + (text.match(/[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0)
  );
}

/** Data from a backend may hold line breaks; a title and a description are one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cuts a text that is too wide after its last whole sentence that fits, else anywhere. */
function clip(text: string): string {
  if (displayWidth(text) <= DESCRIPTION_WIDTH.max) return text;
  const characters = [...text];
  while (displayWidth(characters.join('')) >= DESCRIPTION_WIDTH.max) characters.pop();
  const fitting = characters.join('');
  const sentences = /^.*(?:[。！？]|[.!?](?=\s))/.exec(fitting)?.[0] ?? '';
  return displayWidth(sentences) >= DESCRIPTION_WIDTH.min ? sentences : `${fitting.replace(/\s+\S*$/, '')}…`;
}

/** The service's data, where the input has them: a service or plan page that has its answer. */
export function serviceDataOf({ data }: Pick<HeadInput, 'data'>): ServicePageData | undefined {
  return data !== undefined && 'template' in data ? data : undefined;
}

/** What a page is called: its own title, without the application's. */
export function pageTitle({ page, text, data }: Pick<HeadInput, 'page' | 'text' | 'data'>): string {
  switch (page) {
    case 'home':
      return text('META.HOME.TITLE');
    case 'about':
      return text('META.ABOUT.TITLE');
    case 'plan':
      return text('META.PLAN.TITLE');
    case 'service':
      return oneLine(serviceDataOf({ data })?.pageTitle ?? text('MENU.SERVICE'));
    case 'error':
      return text('META.ERROR.TITLE');
  }
}

/** What a page says in a search result. A service speaks for itself where it says enough. */
export function pageDescription({ page, text, data }: Pick<HeadInput, 'page' | 'text' | 'data'>): string {
  switch (page) {
    case 'home':
      return text('META.HOME.DESCRIPTION');
    case 'about':
      return text('META.ABOUT.DESCRIPTION');
    case 'plan':
      return text('META.PLAN.DESCRIPTION');
    case 'service': {
      const service = serviceDataOf({ data });
      if (service === undefined) return text('META.HOME.DESCRIPTION');
      const own = oneLine(service.pageSubTitle);
      const isEnough = displayWidth(own) >= DESCRIPTION_WIDTH.min;
      return clip(isEnough ? own : text('META.SERVICE.DESCRIPTION', { title: oneLine(service.pageTitle) }));
    }
    case 'error':
      return text('META.ERROR.DESCRIPTION');
  }
}

/** What stands largest on the page itself and on its share image: said to people, not to search engines. */
export function pageHeading({ page, text, data }: Pick<HeadInput, 'page' | 'text' | 'data'>): string {
  switch (page) {
    case 'home':
      return text('HOME.HERO.TITLE');
    case 'about':
      return text('ABOUT.TITLE');
    case 'plan':
    case 'service':
      return oneLine(serviceDataOf({ data })?.pageTitle ?? pageTitle({ page, text, data }));
    case 'error':
      return text('META.ERROR.TITLE');
  }
}
