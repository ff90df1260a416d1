import { createTheme } from '@plinth/ui/tokens';
import { bricolageGrotesque } from '../../faces/index.ts';

/** Warm paper, large display type, one hot accent with a gradient used sparingly, pills and round shapes. */
export const theme = createTheme({
  name: 'agency',
  accent: '#d92d3a',
  accentEnd: '#ff7a2f',
  neutral: '#8a4b5e',
  paper: '#ffeedd',
  highlight: '#ffc53d',
  radius: 28,
  pill: true,
  bandRadius: 32,
  type: {
    face: bricolageGrotesque,
    body: ['Arial'],
    ratio: 1.3,
    headingWeight: 800,
    displayWeight: 800,
  },
  density: 'regular',
  motion: 'lively',
});
