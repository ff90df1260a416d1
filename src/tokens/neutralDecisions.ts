import type { ThemeDecisions } from './createTheme.ts';

/**
 * The decisions of a theme without a brand: grey, system faces, a blue that offends nobody. The published style sheet
 * `tokens.css` is made from them, and a new brand may start from them: `createTheme({ ...neutralDecisions, name, accent })`.
 */
export const neutralDecisions: ThemeDecisions = {
  name: 'neutral',
  accent: '#2f5bd7',
  neutral: '#6b7280',
  radius: 8,
  type: {
    body: ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', 'Arial'],
    ratio: 1.22,
    headingWeight: 650,
    displayWeight: 700,
  },
  density: 'regular',
  motion: 'calm',
};
