import { createTheme, neutralDecisions } from '@plinth/ui/tokens';
import type { CSSProperties } from 'react';
import type { ThemeName } from '../../.storybook/globals.ts';

/** The composer's own look, which is no brand's, so that the brand on its canvas stands out. */
const theme = createTheme({
  ...neutralDecisions,
  name: 'composer',
  accent: '#0f766e',
  radius: 6,
  density: 'compact',
});

/** The composer's roles, set on its outermost element. */
export function workshopLook(scheme: ThemeName): CSSProperties {
  const colors = Object.entries(theme[scheme]).map(([role, color]) => [`--color-${role}`, color]);
  const scale = Object.entries(theme.scale).map(([step, value]) => [`--${step.replace('.', '-')}`, value]);
  return { ...Object.fromEntries([...colors, ...scale]), colorScheme: scheme };
}
