import { createTheme } from '@plinth/ui/tokens';
import { geist } from '../../faces/index.ts';

/** Deep ink and one confident blue, cool greys, thin lines, generous white. */
export const theme = createTheme({
  name: 'cloud',
  accent: '#1f5eff',
  neutral: '#3b5384',
  radius: 12,
  type: {
    face: geist,
    body: ['Arial'],
    ratio: 1.25,
    headingWeight: 640,
    displayWeight: 680,
  },
  density: 'airy',
  motion: 'calm',
});
