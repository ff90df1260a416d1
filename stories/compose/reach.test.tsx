import { LANG_CODES } from '@plinth/ui/contract';
import { act } from 'react';
import { expect, it } from 'vitest';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { BRAND_FILES } from '../../.storybook/composing/brandFiles.ts';
import { readBrandFiles } from '../../.storybook/composing/pageFiles.ts';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { PageComposer } from './PageComposer.tsx';
import { container, draw } from './inDocument.ts';
import { isData } from './model/values.ts';
import { openStored } from './saving/useSaving.ts';

/** What a control says of true and false. */
const answer = (is: boolean): string => (is ? 'Yes' : 'No');

/** Everything that somebody wrote: each text, number and answer. */
function leaves(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (isData(value)) return Object.values(value).flatMap(leaves);
  if (typeof value === 'boolean') return [answer(value)];
  return value === undefined || value === '' ? [] : [String(value)];
}

/** The recipes have sections, tables among them, that no brand's page has. */
const RECIPES = Object.entries(
  import.meta.glob<string>('../recipes/pages/*.en.yaml', { eager: true, query: '?raw', import: 'default' }),
).map(([path, text]) => ({
  variant: 'cloud' as const,
  slug: path.replace(/^.*\/|\.en\.yaml$/g, ''),
  stored: { en: { text, version: '' } },
}));

const PAGES = VARIANT_NAMES.flatMap((variant) =>
  Object.entries(BRAND_FILES[variant]?.pages ?? {}).map(([slug, stored]) => ({ variant, slug, stored })),
);

it.each([...PAGES, ...RECIPES])(
  'every value of $variant/$slug has its control',
  ({ variant, slug, stored }) => {
    const opened = openStored(slug, stored);
    const files = BRAND_FILES[variant] ?? { pages: {}, pictures: [] };
    draw(
      <PageComposer
        {...{ variant, files }}
        theme="light"
        locale="en"
        opened={{ ...opened, page: slug, stored, from: 'files' }}
        onOpen={() => undefined}
        onCopy={() => undefined}
        onSaved={() => undefined}
      />,
    );
    const shown = () =>
      [...container.querySelectorAll<HTMLInputElement>('.compose-panel :is(input, textarea, select)')].map(
        ({ type, checked, value }) => (type === 'checkbox' ? answer(checked) : value),
      );
    for (const [index, row] of opened.draft.rows.entries()) {
      act(() => container.querySelectorAll<HTMLElement>('.compose-outline button')[index]?.click());
      for (const langCode of LANG_CODES)
        expect(shown(), `${row.section}, ${langCode}`).toEqual(
          expect.arrayContaining([...leaves(row.props[langCode])]),
        );
    }
    const page = [...container.querySelectorAll<HTMLElement>('.compose-segments button')].find(
      ({ textContent }) => textContent === 'Page',
    );
    act(() => page?.click());
    for (const langCode of LANG_CODES)
      expect(shown()).toEqual(expect.arrayContaining([...leaves(opened.draft.heads[langCode])]));
  },
);

it('knows a page that a brand has in one language only, here as in Node', async () => {
  const variants = temporaryFolder();
  write(`${variants}/cloud/pages/privacy.en.yaml`, 'title: Privacy');
  const { pages } = await readBrandFiles(variants, 'cloud');
  expect(pages['privacy']).toEqual({ en: expect.objectContaining({ text: 'title: Privacy' }) });
});
