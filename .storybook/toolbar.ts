import type { Preview } from '@storybook/react-vite';
import { VARIANT_NAMES } from './brandNames.ts';
import { brandOf } from './brands.ts';

type Icon = 'globe' | 'paintbrush' | 'contrast' | 'ruler';

interface Item {
  readonly value: string;
  readonly title: string;
  readonly right?: string;
}

const menu = (title: string, description: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

/** The toolbar's menus. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  locale: menu('Language', 'The language of the words', 'globe', [
    { value: 'zh-tw', title: 'Chinese (Taiwan)', right: '繁體中文' },
    { value: 'en', title: 'English' },
  ]),
  variant: menu(
    'Brand',
    'The brand',
    'paintbrush',
    VARIANT_NAMES.map((name) => ({
      value: name,
      title: brandOf(name).variant.company.shortName.en,
      right: name,
    })),
  ),
  theme: menu('Colour scheme', 'The colour scheme', 'contrast', [
    { value: 'system', title: 'As the system' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  length: menu('Length of words', 'How long the words are', 'ruler', [
    { value: 'real', title: 'Words as written' },
    { value: 'doubled', title: 'Words doubled' },
  ]),
};
