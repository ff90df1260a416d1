import type { Preview } from '@storybook/react-vite';
import { VARIANT_NAMES } from './brandNames.ts';
import { brandOf } from './brands.ts';

/** The toolbar's menus. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'The language of the words',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh-tw', title: 'Chinese (Taiwan)', right: '繁體中文' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  variant: {
    description: 'The brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: VARIANT_NAMES.map((name) => ({
        value: name,
        title: brandOf(name).variant.company.shortName.en,
        right: name,
      })),
    },
  },
  theme: {
    description: 'The colour scheme',
    toolbar: {
      title: 'Colour scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  length: {
    description: 'How long the words are',
    toolbar: {
      title: 'Length of words',
      icon: 'ruler',
      dynamicTitle: true,
      items: [
        { value: 'real', title: 'Words as written' },
        { value: 'doubled', title: 'Words doubled' },
      ],
    },
  },
};
