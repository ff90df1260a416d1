import { type FontMetrics, createFontStack } from '@capsizecss/core';
import type { BrandFace } from '@plinth/ui/tokens';

/** The metrics of a face in one weight, in its own units, named as in Capsize's tables (`@capsizecss/metrics`). */
export type Measures = Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/** A face in its regular and its bold weight. */
interface Weights<T> {
  readonly regular: T;
  readonly bold: T;
}

/**
 * Local faces of the same widths, by the names under which browsers find them. WebKitGTK finds only families, in the weight
 * requested, so the family comes last; iPhones do not need it, as they find Arial like others.
 */
interface LocalFace {
  readonly name: string;
  readonly measures: Weights<Measures>;
  readonly names: Weights<readonly string[]>;
}

/** On computers and Apple's phones, with what Linux has in its place. */
const ARIAL: LocalFace = {
  name: 'Arial',
  measures: {
    regular: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
    bold: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 983 },
  },
  names: {
    regular: ['Arial', 'Liberation Sans', 'NimbusSans-Regular', 'Nimbus Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold', 'Nimbus Sans'],
  },
};

/** On Android. */
const ROBOTO: LocalFace = {
  name: 'Roboto',
  measures: {
    regular: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
    bold: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 926 },
  },
  names: { regular: ['Roboto'], bold: ['Roboto Bold'] },
};

/** Which weights use a local face's bold. */
const WEIGHTS: Weights<string> = { regular: '1 559', bold: '560 1000' };

/** What {@link latinFace} needs to know about a face. */
export interface LatinFaceInput {
  readonly family: string;
  readonly weights: string;
  readonly file: string;
  /** The widths measured; bold is in the weight of the brand's headings. */
  readonly measures: Weights<Measures>;
}

/** To a hundredth: finer than any screen, and each digit is sent before the first paint. */
const rounded = (percent: string | undefined): string | undefined =>
  percent && `${Number(Number.parseFloat(percent).toFixed(2))}%`;

function standInRule(face: LatinFaceInput, local: LocalFace, weight: keyof Weights<unknown>): string {
  const { fontFaces } = createFontStack(
    [
      { familyName: face.family, ...face.measures[weight] },
      { familyName: local.name, ...local.measures[weight] },
    ],
    { fontFaceFormat: 'styleObject' },
  );
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  const values = {
    'font-family': `"${standInName(face, local)}"`,
    'font-weight': WEIGHTS[weight],
    src: local.names[weight].map((name) => `local("${name}")`).join(),
    'ascent-override': rounded(ascentOverride),
    'descent-override': rounded(descentOverride),
    'line-gap-override': rounded(lineGapOverride),
    'size-adjust': rounded(sizeAdjust),
  };
  const declarations = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return `@font-face{${declarations.join(';')}}`;
}

const standInName = ({ family }: LatinFaceInput, { name }: LocalFace): string => `${family} ${name}`;

/** A face with its stand-ins: local faces, adjusted to its width and height. */
export function latinFace(face: LatinFaceInput): BrandFace {
  const { family, weights, file } = face;
  const locals = [ARIAL, ROBOTO];
  return {
    family,
    weights,
    file,
    standIns: locals.map((local) => standInName(face, local)),
    standInCss: locals
      .flatMap((local) => [standInRule(face, local, 'regular'), standInRule(face, local, 'bold')])
      .join(''),
  };
}
