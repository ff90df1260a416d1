import { PAGE_IDS, type PageId, ROUTES, matchRoute } from '@plinth/site/routes';
import { describe, expect, it } from 'vitest';
import { INITIAL_GLOBALS } from '../../.storybook/globals.ts';
import { type ChooseWords, wordsFor } from '../../.storybook/words.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { statesOf } from './pageStates.ts';

/** A file of stories, or one of its stories, as far as this test reads it. */
interface Told {
  readonly title?: string;
  readonly parameters?: { readonly words?: ChooseWords<SiteStoryProps> };
}

const look = wordsFor(INITIAL_GLOBALS);
const [, { content }] = look;
const pathOf = ({ parameters }: Told): string | undefined => parameters?.words?.(...look).path;

const files = Object.entries(
  import.meta.glob<Readonly<Record<string, Told>>>('./*.stories.tsx', { eager: true }),
).map(([file, { default: meta = {}, ...stories }]) => {
  const path = pathOf(meta) ?? '';
  const { page, id } = matchRoute(...splitPath(path)) ?? {};
  return {
    file,
    meta,
    page,
    id,
    stories,
    paths: Object.values(stories).map((story) => pathOf(story) ?? path),
  };
});

function splitPath(path: string): [pathname: string, search: string] {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  return [pathname, search];
}

const visited = files.flatMap(({ paths }) => paths).map((path) => splitPath(path)[0]);

interface PageKind {
  readonly page: PageId;
  readonly kind: string;
  /** The service that the page is of. */
  readonly id?: string;
}

/** The kinds of content that a page can have: a service has prices or steps. */
const kinds = PAGE_IDS.flatMap((page): PageKind[] =>
  page === 'service'
    ? [
        { page, kind: 'service with prices', id: content.productId },
        { page, kind: 'service with steps', id: content.processId },
      ]
    : [{ page, kind: page }],
);

describe('page stories', () => {
  it.each(ROUTES)('show the route $path', ({ path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(visited.filter((pathname) => pattern.test(pathname))).not.toEqual([]);
  });

  it.each(kinds)('show the page $kind in every state that it can be in', ({ page, id }) => {
    const found = files.find((file) => file.page === page && (id === undefined || file.id === id));
    expect(found, 'No file of page stories leads there.').toBeDefined();
    const needed = ROUTES.filter((route) => route.page === page).flatMap(statesOf);
    expect(Object.keys(found?.stories ?? {})).toEqual(expect.arrayContaining(needed));
  });

  it('lead to pages of the site, and say so in their titles', () => {
    for (const { file, meta, page } of files) {
      expect(page, `${file} leads to no page.`).toBeDefined();
      expect(meta.title).toMatch(/^Pages\//);
    }
  });
});
