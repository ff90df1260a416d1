import { create } from 'storybook/theming';

const FACES = 'system-ui, "PingFang TC", "Microsoft JhengHei", "Noto Sans TC Variable", sans-serif';

const COMMON = {
  brandTitle: 'Plinth',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  fontBase: FACES,
  fontCode: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", monospace',
  appBorderRadius: 10,
  inputBorderRadius: 6,
} as const;

/**
 * The workshop's own look, in both colour schemes. It belongs to no brand: quiet greys and one green, so that the brands on
 * show stand out. Raw colours are right here, since this is Storybook's frame and not a part of the library.
 */
export const WORKSHOP_THEMES = {
  light: create({
    base: 'light',
    ...COMMON,
    brandImage: './plinth.svg',
    colorPrimary: '#0f766e',
    colorSecondary: '#0f766e',
    appBg: '#f4f4f2',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dcdcd6',
    textColor: '#1d1f1e',
    textMutedColor: '#5c605d',
    barTextColor: '#4a4e4b',
    barSelectedColor: '#0f766e',
    barHoverColor: '#0b5c56',
    barBg: '#ffffff',
    inputBorder: '#8a8f8b',
  }),
  dark: create({
    base: 'dark',
    ...COMMON,
    brandImage: './plinth-dark.svg',
    colorPrimary: '#2dd4bf',
    colorSecondary: '#2dd4bf',
    appBg: '#141615',
    appContentBg: '#1b1e1d',
    appPreviewBg: '#1b1e1d',
    appBorderColor: '#343836',
    textColor: '#eceeec',
    textMutedColor: '#a6aca8',
    barTextColor: '#c3c8c5',
    barSelectedColor: '#5eead4',
    barHoverColor: '#99f6e4',
    barBg: '#1b1e1d',
    inputBorder: '#7c827f',
  }),
} as const;
