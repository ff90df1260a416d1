import type { Theme } from '@plinth/ui/tokens';

/**
 * A disc on a background, light or dark as the visitor's system is. The disc stays within the middle four fifths, which every
 * system keeps when it cuts an icon to its own shape.
 */
function drawing({ light, dark }: Theme, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <style>
    rect { fill: ${light['accent-soft']}; } circle { fill: ${light.accent}; }
    @media (prefers-color-scheme: dark) { rect { fill: ${dark['accent-soft']}; } circle { fill: ${dark.accent}; } }
  </style>
  <rect width="${width}" height="${height}"/>
  <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.22}"/>
</svg>
`;
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `pictures/${name}-${index + 1}`);

/** The drawings of a size, by what they are for. */
const SHEETS: readonly (readonly [width: number, height: number, names: readonly string[]])[] = [
  [640, 520, ['pictures/hero']],
  [640, 480, ['pictures/about']],
  [520, 520, ['pictures/og-art']],
  [480, 320, ['pictures/error', 'pictures/service-first', 'pictures/service-second']],
  [480, 320, [...numbered('advantage', 3), ...numbered('step', 3), ...numbered('media', 2)]],
  [400, 480, ['pictures/portrait']],
  [160, 48, [...numbered('partner', 2), ...numbered('brand', 4)]],
  [32, 32, ['pictures/logo-mark', 'assets/icons/favicon']],
  [512, 512, ['assets/icons/icon-source']],
];

/**
 * Placeholder pictures for a new brand in its own colours: every file that its description and its content name.
 *
 * @returns SVG by path below the repository
 */
export const variantPictures = (brand: string, theme: Theme): readonly (readonly [string, string])[] =>
  SHEETS.flatMap(([width, height, names]) =>
    names.map((name) => [`site/variants/${brand}/${name}.svg`, drawing(theme, width, height)] as const),
  );
