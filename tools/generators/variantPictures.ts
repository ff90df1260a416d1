import type { ColorRole, Theme } from '@plinth/ui/tokens';

type Shape = (width: number, height: number) => string;

/** The colours of a drawing by class: fills for light, and again for dark, as the visitor's system asks. */
const PAINTS: Readonly<Record<string, ColorRole>> = {
  a: 'accent',
  s: 'accent-soft',
  l: 'border-strong',
  t: 'text-muted',
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
const bars =
  (turn: number): Shape =>
  (width, height) => {
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

const person: Shape = (width, height) =>
  `<rect class="s" width="${width}" height="${height}"/>
  <circle class="a" cx="${width / 2}" cy="${height * 0.38}" r="${height * 0.16}"/>
  <path class="a" d="M${width * 0.2} ${height}a${width * 0.3} ${height * 0.36} 0 0 1 ${width * 0.6} 0Z"/>`;

/** A word mark in two strokes and a shape, in the quiet colour of logo walls. */
const wordMark =
  (turn: number): Shape =>
  (width, height) =>
    `<circle class="t" cx="${height / 2}" cy="${height / 2}" r="${height * 0.3}"/>
  <rect class="t" x="${height}" y="${height * 0.3}" width="${width - height - 12 - turn * 6}" height="${height * 0.16}" rx="2"/>
  <rect class="t" x="${height}" y="${height * 0.56}" width="${(width - height) * 0.6}" height="${height * 0.12}" rx="2"/>`;

const mark: Shape = (width, height) =>
  `<rect class="a" width="${width}" height="${height}" rx="${width * 0.24}"/>
  <circle class="s" cx="${width / 2}" cy="${height / 2}" r="${width * 0.22}"/>`;

/** Stays within the middle four fifths, which every system leaves when it cuts its own shape. */
const iconSource: Shape = (width, height) =>
  `<rect class="a" width="${width}" height="${height}"/>
  <circle class="s" cx="${width / 2}" cy="${height / 2}" r="${width * 0.22}"/>`;

const series = (
  count: number,
  name: string,
  size: readonly [number, number],
  shape: (turn: number) => Shape,
) => Array.from({ length: count }, (_, index) => [`${name}-${index + 1}.svg`, size, shape(index)] as const);

const WIDE = [480, 320] as const;

const PICTURES: readonly (readonly [file: string, size: readonly [number, number], shape: Shape])[] = [
  ['logo-mark.svg', [32, 32], mark],
  ['hero.svg', [640, 520], bars(1)],
  ['about.svg', [640, 480], bars(2)],
  ['portrait.svg', [400, 480], person],
  ['error.svg', WIDE, bars(4)],
  ['og-art.svg', [520, 520], bars(3)],
  ['service-first.svg', WIDE, bars(0)],
  ['service-second.svg', WIDE, bars(3)],
  ...series(3, 'advantage', WIDE, (turn) => bars(turn)),
  ...series(3, 'step', WIDE, (turn) => bars(turn + 2)),
  ...series(2, 'media', WIDE, (turn) => bars(turn + 1)),
  ...series(2, 'partner', [160, 48], wordMark),
  ...series(4, 'brand', [160, 48], wordMark),
];

/**
 * Placeholder pictures for a new brand in its own colours, light and dark: every file that its description and its content
 * name.
 *
 * @returns SVG by path below the brand's folder
 */
export function variantPictures(theme: Theme): ReadonlyMap<string, string> {
  return new Map([
    ...PICTURES.map(([file, [width, height], shape]): [string, string] => [
      `pictures/${file}`,
      drawing(theme, width, height, shape(width, height)),
    ]),
    ['assets/icons/favicon.svg', drawing(theme, 32, 32, mark(32, 32))],
    ['assets/icons/icon-source.svg', drawing(theme, 512, 512, iconSource(512, 512))],
  ]);
}
