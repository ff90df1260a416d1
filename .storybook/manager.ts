import { addons } from 'storybook/manager-api';
import { WORKSHOP_THEMES } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: WORKSHOP_THEMES[isDark ? 'dark' : 'light'],
  sidebar: { showRoots: true },
});
