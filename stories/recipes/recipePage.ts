import { type CheckedPage, readPage } from '@plinth/site/composed';
import { fileNameOf } from '@plinth/site/composed-file-name';
import type { Media } from '@plinth/ui';
import { wordsFor } from '../../.storybook/words.ts';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';
import { logos, productCards } from '../support/fromContent.ts';
import { portrait } from './portrait.ts';

/** The name of a recipe, and of its files. */
export type RecipeName = 'conference' | 'pricing' | 'product';

const files = import.meta.glob<string>('./pages/*.yaml', { eager: true, query: '?raw', import: 'default' });

/** An entry of a list by number, starting over when there are fewer: a new brand has few of everything. */
const inTurn = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** The pictures of a made-up company: some that every brand has, and by number those of the brand's content and portraits. */
function pictureOf(src: string, alt: string, globals: WorkshopGlobals): Media | undefined {
  const [text, look] = wordsFor(globals);
  const [, name, number] = /^assets\/pictures\/([a-z]+)(?:-(\d+))?\.svg$/.exec(src) ?? [];
  const index = Number(number) - 1;
  switch (name) {
    case 'hero':
      return look.picture('hero', alt);
    case 'logo':
      return inTurn(logos(text, look), index);
    case 'service':
      return inTurn(productCards(text, look), index)?.media;
    case 'portrait':
      return portrait(index);
    default:
      return undefined;
  }
}

/**
 * The page of a recipe, from its file.
 *
 * @throws Error with all that is wrong with the file
 */
export function recipePage(name: RecipeName, globals: WorkshopGlobals): CheckedPage['content'] {
  const file = fileNameOf({ slug: name, langCode: globals.locale });
  const { lines, content } = readPage(files[`./pages/${file}`] ?? '', file, {
    langCode: globals.locale,
    picture: (src, alt) => pictureOf(src, alt, globals),
  });
  if (content === undefined || lines.length > 0) throw new Error(lines.join('\n'));
  return content;
}
