import type { ColorRole, Theme } from '@plinth/ui/tokens';

type Shape = (width: number, height: number, turn: number) => string;

/** The colours of a drawing by class: fills for light, and again for dark, as the visitor's system asks. */
const PAINTS: Readonly<Record<string, ColorRole>> = {
  a: 'accent',
  s: 'accent-soft',
  l: 'border-strong',
};

function drawing(theme: Theme, width: number, height: number, shapes: string): string {
  const rules = (mode: 'light' | 'dark') =>
    Object.entries(PAINTS)
      .map(([name, role]) => `.${name} { fill: ${theme[mode][role]}; }`)
      .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <style>
    ${rules('light')}
    @media (prefers-color-scheme: dark) { ${rules('dark')} }
  </style>
  ${shapes}
</svg>
`;
}

/** Bars that rise over a disc; `turn` makes each of a set differ. */
const bars: Shape = (width, height, turn) => {
  const unit = Math.round(height / 12);
  const bar = (index: number) => {
    const tall = (2 + ((index * 3 + turn * 2) % 5)) * unit;
    const x = width / 2 + (index - 2) * unit * 2 - unit * 0.7;
    const paint = index === turn % 4 ? 'a' : 'l';
    return `<rect class="${paint}" x="${x}" y="${height - unit * 2 - tall}" width="${unit * 1.4}" height="${tall}" rx="${unit * 0.3}"/>`;
  };
  const disc = `<circle class="s" cx="${width / 2}" cy="${height / 2}" r="${height * 0.4}"/>`;
  return [disc, ...[0, 1, 2, 3, 4].map(bar)].join('\n  ');
};

/** A disc on a ground; it stays within the middle four fifths, which every system leaves when it cuts an icon to its own shape. */
const disc: Shape = (width, height) =>
  `<rect class="s" width="${width}" height="${height}"/>
  <circle class="a" cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.22}"/>`;

/** A drawing of this shape and size for each of the names. */
type Sheet = readonly [shape: Shape, width: number, height: number, names: readonly string[]];

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `pictures/${name}-${index + 1}`);

const SHEETS: readonly Sheet[] = [
  [bars, 640, 520, ['pictures/hero']],
  [bars, 640, 480, ['pictures/about']],
  [bars, 520, 520, ['pictures/og-art']],
  [bars, 480, 320, ['pictures/error', 'pictures/service-first', 'pictures/service-second']],
  [bars, 480, 320, [...numbered('advantage', 3), ...numbered('step', 3), ...numbered('media', 2)]],
  [disc, 400, 480, ['pictures/portrait']],
  [disc, 160, 48, [...numbered('partner', 2), ...numbered('brand', 4)]],
  [disc, 32, 32, ['pictures/logo-mark', 'assets/icons/favicon']],
  [disc, 512, 512, ['assets/icons/icon-source']],
];

/**
 * Placeholder pictures for a new brand in its own colours, light and dark: every file that its description and its content
 * name.
 *
 * @returns SVG by path below the repository
 */
export const variantPictures = (brand: string, theme: Theme): readonly (readonly [string, string])[] =>
  SHEETS.flatMap(([shape, width, height, names]) =>
    names.map(
      (name, turn) =>
        [
          `site/variants/${brand}/${name}.svg`,
          drawing(theme, width, height, shape(width, height, turn)),
        ] as const,
    ),
  );
