import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Ground } from '@plinth/ui/tokens';
import postcss from 'postcss';
import { type CustomPlugin, optimize } from 'svgo';
import { cacheKey, cached } from './cache.ts';
import { SVG_BUDGET_BYTES } from './pictureSize.ts';

/** To be changed with the settings below, so that older results are not taken from the cache. */
const SETTINGS = 'svg-3';

/** The media query of a drawing's rules for dark grounds, without spaces. */
const FOR_DARK = '(prefers-color-scheme:dark)';

/** A style sheet as it is on one ground. */
function rulesFor(css: string, ground: Ground): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.replaceAll(' ', '') !== FOR_DARK) return;
    if (ground === 'dark') rule.before(rule.nodes ?? []);
    rule.remove();
  });
  return sheet.toString();
}

/**
 * A drawing as it is on one ground. Its rules for dark are either moved out of their media query, so that they win by coming
 * later, or left out: inside an image, Chromium and Firefox match the query by the page's colour scheme, WebKit always as light.
 */
export function forGround(svg: string, ground: Ground): string {
  const restyle: CustomPlugin = {
    name: 'for-ground',
    fn: () => ({
      text: {
        enter(node, parent) {
          if (parent.type === 'element' && parent.name === 'style') node.value = rulesFor(node.value, ground);
        },
      },
    }),
  };
  return optimize(svg, { plugins: [restyle] }).data;
}

/**
 * Makes a drawing small without changing what it shows. Rules in `<style>` stay where they are, in their order.
 *
 * @param name goes before every id, so that two drawings may stand in one document
 */
function optimizeSvg(svg: string, name: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            inlineStyles: false,
            removeHiddenElems: false,
            // A style rule for `rect` would not match a path.
            convertShapeToPath: false,
            convertEllipseToCircle: false,
          },
        },
      },
      'removeScripts',
      {
        name: 'prefixIds',
        params: { prefix: name.replace(/[^a-z\d]+/gi, '-'), delim: '-', prefixClassNames: false },
      },
    ],
  }).data;
}

/**
 * Optimises a drawing.
 *
 * @throws Error when it is over {@link SVG_BUDGET_BYTES}
 */
export async function buildSvg(root: string, file: string, svg: string): Promise<string> {
  const source = new TextEncoder().encode(svg);
  const key = cacheKey(SETTINGS, basename(file), source);
  const bytes = await cached(root, `pictures/${key}.svg`, async () =>
    new TextEncoder().encode(optimizeSvg(svg, basename(file, '.svg'))),
  );
  const compressed = brotliCompressSync(bytes).length;
  if (compressed > SVG_BUDGET_BYTES) {
    throw new Error(`It weighs ${compressed} bytes compressed; a picture may weigh ${SVG_BUDGET_BYTES}.`);
  }
  return new TextDecoder().decode(bytes);
}
