import type { LangCode } from '@plinth/ui/contract';
import { BACKEND_CONTENT, type Content } from '../../.storybook/backendContent.ts';
import { withDoubledWords } from '../../.storybook/doubled.ts';
import type { ContentGlobals } from '../../.storybook/globals.ts';

export type { Content } from '../../.storybook/backendContent.ts';

/**
 * What the backend of a brand answers in a language.
 *
 * @throws Error when there is no such brand
 */
export function contentOf({ variant, length }: ContentGlobals, locale: LangCode): Content {
  const content = BACKEND_CONTENT[variant]?.[locale];
  if (content === undefined) throw new Error(`The brand '${variant}' has no content in ${locale}.`);
  return length === 'doubled' ? withDoubledWords(content) : content;
}
