import { createTheme, designTokens, neutralDecisions, themeCss } from '@plinth/ui/tokens';

/** The token files of the package: a theme without a brand, as a style sheet and in the W3C design-token format. */
export const TOKEN_FILES = ['tokens.css', 'tokens.light.json', 'tokens.dark.json'] as const;

/** The content of each token file. */
export function makeTokenFiles(): Record<(typeof TOKEN_FILES)[number], string> {
  const theme = createTheme(neutralDecisions);
  const json = (mode: 'light' | 'dark') => `${JSON.stringify(designTokens(theme, mode), null, 2)}\n`;
  return {
    'tokens.css': `${themeCss(theme)}\n`,
    'tokens.light.json': json('light'),
    'tokens.dark.json': json('dark'),
  };
}
