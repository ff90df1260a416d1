import { LANG_CODES } from '@plinth/ui/contract';
import { expect, it } from 'vitest';
import { INITIAL_GLOBALS } from '../../.storybook/globals.ts';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { recipePage } from './recipePage.ts';

it.each(['conference', 'pricing', 'product'] as const)(
  'the page data of the recipe %s are right, in both languages and with the pictures of every brand',
  (name) => {
    const pages = VARIANT_NAMES.flatMap((variant) =>
      LANG_CODES.map((locale) => recipePage(name, { ...INITIAL_GLOBALS, variant, locale })),
    );
    const sections = pages.map((page) => page.sections.map(({ section }) => section));
    expect(new Set(sections.map(String)).size).toBe(1);
  },
);
