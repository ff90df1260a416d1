import { createTheme } from '@plinth/ui/tokens';

/** Deep ink and one confident blue, cool greys, thin lines, generous white. */
export const theme = createTheme({
  name: 'cloud',
  accent: '#1f5eff',
  neutral: '#3b5384',
  radius: 12,
  type: {
    body: ['-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', 'Arial', '"Liberation Sans"'],
    ratio: 1.25,
    headingWeight: 640,
    displayWeight: 680,
  },
  density: 'airy',
  motion: 'calm',
});
