import { measureContrast } from '@plinth/ui/tokens';
import { brandOf } from '../../../.storybook/brands.ts';
import { THEMES, type VariantName } from '../../../.storybook/globals.ts';
import type { Check } from './types.ts';

/**
 * The contrast of everything that sections show: they use only the theme's roles, in the theme's own pairs. None of them can fail:
 * `createTheme` would have refused the theme.
 */
export function contrastCheck(variant: VariantName): Check {
  const { theme } = brandOf(variant);
  const pairs = THEMES.flatMap((scheme) => measureContrast(theme[scheme]));
  const lowest = Math.min(...pairs.map(({ ratio, minimum }) => ratio / minimum));
  const note = `${pairs.length} pairs of the brand’s theme, light and dark; the lowest has ${lowest.toFixed(2)} times the contrast that it needs.`;
  return { name: 'Contrast', findings: [], note };
}
