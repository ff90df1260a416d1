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

/** Everything that somebody wrote: each text and number. */
function leaves(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (isData(value)) return Object.values(value).flatMap(leaves);
  return value === undefined || value === '' ? [] : [String(value)];
}

const PAGES = VARIANT_NAMES.flatMap((variant) =>
  Object.entries(BRAND_FILES[variant]?.pages ?? {}).map(([slug, stored]) => ({ variant, slug, stored })),
);

it.each(PAGES)('every value of $variant/$slug has its control', ({ variant, slug, stored }) => {
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
      ({ value }) => value,
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
});

it('knows a page that a brand has in one language only, here as in Node', async () => {
  const variants = temporaryFolder();
  write(`${variants}/cloud/pages/privacy.en.yaml`, 'title: Privacy');
  const { pages } = await readBrandFiles(variants, 'cloud');
  expect(pages['privacy']).toEqual({ en: expect.objectContaining({ text: 'title: Privacy' }) });
});
