import type { LangCode } from '@plinth/ui/contract';
import { PAGES } from '../pages/list.ts';
import { fillPath } from '../routes/index.ts';
import type { HeadInput } from './types.ts';

/**
 * The one path of a page in a language, however it was asked for; that of a page whose path names no language is the same in
 * both.
 */
export function canonicalPath({ page, id }: Pick<HeadInput, 'page' | 'id'>, langCode: LangCode): string {
  const { path, shell = path } = PAGES[page];
  return fillPath(id === undefined ? shell : path, { langCode, id });
}
