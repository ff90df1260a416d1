import type { Variant } from '@plinth/site/variants';
import type { Theme } from '@plinth/ui/tokens';
import type { VariantName } from './globals.ts';

/** What makes a brand: data, all of it below its folder of `site/variants`. */
export interface Brand {
  readonly theme: Theme;
  readonly variant: Variant;
}

const themes = import.meta.glob<Theme>('../site/variants/*/theme.ts', { eager: true, import: 'theme' });
const variants = import.meta.glob<Variant>('../site/variants/*/index.ts', { eager: true, import: 'variant' });

/** @throws Error when no brand's folder is called so */
export function brandOf(name: VariantName): Brand {
  const theme = themes[`../site/variants/${name}/theme.ts`];
  const variant = variants[`../site/variants/${name}/index.ts`];
  if (theme === undefined || variant === undefined) throw new Error(`No brand is called '${name}'.`);
  return { theme, variant };
}
