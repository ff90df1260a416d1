import { DEFAULT_LANG_CODE, LANG_TAGS } from '@plinth/ui/contract';
import { paths } from '@plinth/site/routes';
import type { BuildContext, OutputFiles } from './types.ts';

/**
 * Writes the web app manifest. A site has one, so its words are in the default language; it starts at the path that
 * chooses the visitor's own.
 */
export function buildWebManifest(
  context: Pick<BuildContext, 'variant' | 'theme' | 'dictionaries' | 'basePath'>,
): OutputFiles {
  const { variant, theme, dictionaries, basePath } = context;
  const { META } = dictionaries[DEFAULT_LANG_CODE];
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}assets/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: basePath,
    name: variant.company.name[DEFAULT_LANG_CODE],
    short_name: variant.company.shortName[DEFAULT_LANG_CODE],
    description: META.SITE_DESCRIPTION,
    lang: LANG_TAGS[DEFAULT_LANG_CODE],
    start_url: `${basePath}${paths.activeIndex.slice(1)}`,
    scope: basePath,
    // A site to read, with links that lead elsewhere: the address and the way back stay visible.
    display: 'minimal-ui',
    background_color: theme.light.surface,
    theme_color: theme.light.surface,
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  };
  return new Map([['manifest.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`]]);
}
