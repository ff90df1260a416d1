import { parseColor } from './color.ts';
import { CONTRAST_PAIRS, measureContrast } from './contrast.ts';
import { type PaletteDecisions, type SchemeOverrides, darkScheme, lightScheme } from './palette.ts';
import type { ColorScheme, ScaleToken } from './roles.ts';

/** A Latin font of the brand's own; Chinese uses the system's fonts. */
export interface BrandFace {
  /** Its name in style sheets. */
  readonly family: string;
  /** The weights that its file has, as `@font-face` says it: `100 900`. */
  readonly weights: string;
  /** The woff2 file, as a module of a package; whoever builds a page with the theme must publish and load it. */
  readonly file: string;
  /** The names of the faces that stand in for it until it has loaded. */
  readonly standIns: readonly string[];
  /** The `@font-face` rules of these: local fonts adjusted to the same metrics, so that nothing moves. */
  readonly standInCss: string;
}

/** The few decisions that make a brand. Everything else follows from them. */
export interface ThemeDecisions extends PaletteDecisions {
  /** The theme's name, for error messages and the workshop. */
  readonly name: string;
  /** The corner of a card in CSS pixels; the other corners follow from it. */
  readonly radius: number;
  /** Whether, whatever `radius` says, buttons are pills, as badges always are, and the mark beside an eyebrow is a dot. */
  readonly pill?: boolean | undefined;
  /** The radius of a band's upper corners, which then overlap the band above a little; 0, straight edges, when missing. */
  readonly bandRadius?: number | undefined;
  readonly type: {
    /** The brand's own face, before all others. */
    readonly face?: BrandFace | undefined;
    /** CSS font families for body text, most wanted first; generic families and Chinese faces are added. */
    readonly body: readonly string[];
    /** The same for headings; the body's when missing. */
    readonly display?: readonly string[] | undefined;
    /** How much each step of the heading scale grows: 1.2 is calm, 1.3 is loud. */
    readonly ratio: number;
    readonly headingWeight: number;
    readonly displayWeight: number;
  };
  /** How much space there is between and inside sections. */
  readonly density: 'airy' | 'regular' | 'compact';
  /** How movement feels. */
  readonly motion: 'calm' | 'lively';
  /** What is drawn, very faintly, on picture panels; a fine grid for calm brands and dots for lively ones when missing. */
  readonly pattern?: keyof typeof PATTERN | undefined;
  /** Roles that the brand sets itself; their contrast is checked like every other. */
  readonly roles?: SchemeOverrides | undefined;
}

/** A finished theme: a value for every token. */
export interface Theme {
  readonly name: string;
  readonly light: ColorScheme;
  readonly dark: ColorScheme;
  /** Every token that is not a colour, as CSS values. */
  readonly scale: Readonly<Record<ScaleToken, string>>;
  /** The brand's own face, if it has one. */
  readonly face?: BrandFace | undefined;
}

/** No machine has the last one: a site may define it while it fetches a real font. */
const CHINESE_FACES = [
  '"PingFang TC"',
  '"Microsoft JhengHei"',
  '"Noto Sans TC"',
  '"Noto Sans CJK TC"',
  '"Chinese Placeholder"',
];
const stack = (families: readonly string[], face?: BrandFace): string => {
  const own = face === undefined ? [] : [face.family, ...face.standIns].map((family) => `"${family}"`);
  return [...own, ...families, ...CHINESE_FACES, 'sans-serif'].join(', ');
};

const rem = (pixels: number): string => `${Number((pixels / 16).toFixed(3))}rem`;

/** A size that grows with the window from a phone (390) to a desk (1440). Zooming text still works: half is rem. */
function fluid(phone: number, desk: number): string {
  return `clamp(${rem(phone)}, ${line(phone, desk)}, ${rem(desk)})`;
}

function line(phone: number, desk: number): string {
  const slope = (desk - phone) / (1440 - 390);
  return `${rem(phone - slope * 390)} + ${Number((slope * 100).toFixed(2))}vw`;
}

/** The same for the largest letters: a line of eight Chinese ones also fits into the narrowest phone (320). */
function fluidDisplay(phone: number, desk: number): string {
  return `clamp(${rem(Math.min(phone, 34))}, min(10.8vw, ${line(phone, desk)}), ${rem(desk)})`;
}

function typeScale({ type }: ThemeDecisions) {
  const step = (power: number) => 18 * type.ratio ** power;
  // A loud brand is loud on a phone too.
  const phoneDisplay = Math.round(15.6 * type.ratio ** 3.5);
  return {
    'font.body': stack(type.body, type.face),
    'font.display': stack(type.display ?? type.body, type.face),
    'font-size.xs': rem(13),
    'font-size.sm': rem(14.5),
    'font-size.md': rem(16.5),
    'font-size.lg': fluid(17, 19.5),
    'font-size.xl': fluid(19.5, step(1.1)),
    'font-size.2xl': fluid(22, step(2)),
    'font-size.3xl': fluid(28, step(3.55)),
    'font-size.display': fluidDisplay(phoneDisplay, step(5.05)),
    'font-weight.body': '400',
    'font-weight.medium': '560',
    'font-weight.heading': String(type.headingWeight),
    'font-weight.display': String(type.displayWeight),
    'line-height.body': '1.6',
    'line-height.heading': '1.25',
    'tracking.heading': '-0.015em',
    'tracking.eyebrow': '0.06em',
  };
}

const DENSITY = { airy: 1.12, regular: 1, compact: 0.86 } as const;

function spaceScale({ density }: ThemeDecisions) {
  const factor = DENSITY[density];
  const steps = Object.fromEntries(
    ([1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const).map((step) => [`space.${step}`, rem(step * 4)]),
  ) as Record<`space.${1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16}`, string>;
  return {
    ...steps,
    'space.gutter': 'clamp(1.25rem, 4vw, 2.5rem)',
    'space.section': fluid(Math.round(60 * factor), Math.round(112 * factor)),
  };
}

function shapeScale({ radius, pill = false, bandRadius = 0 }: ThemeDecisions) {
  return {
    'radius.sm': rem(Math.round(radius * 0.4)),
    'radius.md': rem(Math.round(radius * 0.67)),
    'radius.card': rem(radius),
    'radius.picture': rem(Math.round(radius * 1.34)),
    'radius.control': pill ? '999px' : rem(Math.round(radius * 0.67)),
    'radius.round': '999px',
    'radius.band': rem(bandRadius),
    'shadow.card': '0 1px 2px rgb(10 20 40 / 0.05)',
    'shadow.raised': '0 1px 2px rgb(10 20 40 / 0.06), 0 12px 32px -12px rgb(10 20 40 / 0.18)',
    'shadow.overlay': '0 24px 64px -16px rgb(10 20 40 / 0.36)',
    'border.width': '1px',
    // Before an eyebrow: a dot for round brands, a line for straight ones.
    'size.mark-width': pill ? '10px' : '24px',
    'size.mark-height': pill ? '10px' : '2px',
  };
}

/** The hero's and the sections' delays and durations are the specification's, section 9. */
function motionScale({ motion }: ThemeDecisions) {
  const lively = motion === 'lively';
  return {
    'duration.fast': lively ? '160ms' : '120ms',
    'duration.base': lively ? '260ms' : '200ms',
    'duration.entrance': '1000ms',
    'duration.hero': '800ms',
    'delay.section': '100ms',
    'delay.hero': '2000ms',
    'easing.standard': 'cubic-bezier(0.2, 0, 0, 1)',
    'easing.entrance': lively ? 'cubic-bezier(0.34, 1.4, 0.64, 1)' : 'cubic-bezier(0.16, 1, 0.3, 1)',
    'distance.entrance': lively ? '20px' : '12px',
    'distance.hover': lively ? '-6px' : '-2px',
  };
}

const PATTERN = {
  grid: [
    'linear-gradient(var(--color-pattern) 1px, transparent 0) 50% 0 / 3.5rem 3.5rem',
    'linear-gradient(90deg, var(--color-pattern) 1px, transparent 0) 50% 0 / 3.5rem 3.5rem',
  ].join(),
  dots: 'radial-gradient(var(--color-pattern) 2px, transparent 2.5px) 50% 0 / 1.5rem 1.5rem',
  none: 'none',
} as const;

/** A value of the CSS `background` shorthand. */
function patternScale({ motion, pattern = motion === 'calm' ? 'grid' : 'dots' }: ThemeDecisions) {
  return { 'pattern.panel': PATTERN[pattern] };
}

const SIZES = {
  'size.content': '75rem',
  'size.measure': '38rem',
  'size.control': '2.75rem',
  'size.header': '4.25rem',
} as const;

/**
 * For themes from JavaScript or a file: out of its range a number makes CSS that browsers drop, or headings no larger than text;
 * and a word that is not an option makes nothing at all.
 */
function checkDecisions({ radius, bandRadius = 0, type, density, motion, pattern }: ThemeDecisions): void {
  const ranges = [
    ['radius', radius, 0, 999],
    ['bandRadius', bandRadius, 0, 999],
    ['type.ratio', type.ratio, 1, 2],
    ['type.headingWeight', type.headingWeight, 1, 1000],
    ['type.displayWeight', type.displayWeight, 1, 1000],
  ] as const;
  const options: readonly (readonly [string, string, readonly string[]])[] = [
    ['density', density, Object.keys(DENSITY)],
    ['motion', motion, ['calm', 'lively']],
    ['pattern', pattern ?? 'none', Object.keys(PATTERN)],
  ];
  const wrong = [
    ...ranges
      .filter(([, value, least, most]) => !(value >= least && value <= most))
      .map(([name, value, least, most]) => `${name} is ${value}, but must be from ${least} to ${most}`),
    ...options
      .filter(([, value, known]) => !known.includes(value))
      .map(([name, value, known]) => `${name} is ${value}, but must be one of ${known.join(', ')}`),
  ];
  if (wrong.length > 0) throw new Error(`createTheme: ${wrong.join('; ')}.`);
}

/** Only purely decorative roles may be transparent: a transparent colour has no contrast of its own. */
function checkRoles({ roles = {} }: ThemeDecisions): void {
  const measured = new Set<string>(
    CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background]),
  );
  for (const mode of ['light', 'dark'] as const) {
    for (const [role, color] of Object.entries(roles[mode] ?? {}))
      parseColor(color, `roles.${mode}.${role}`, !measured.has(role));
  }
}

/**
 * Makes all roles and scales of a brand from a few decisions.
 *
 * @throws Error when a colour is invalid or not opaque, a number out of its range, a word not one of the options, or when a pair
 *   of roles that components put on each other fails WCAG 2.2 AA in light or dark; the message names the pair, its ratio and the
 *   minimum
 */
export function createTheme(decisions: ThemeDecisions): Theme {
  checkDecisions(decisions);
  checkRoles(decisions);
  const theme: Theme = {
    name: decisions.name,
    light: lightScheme(decisions, decisions.roles?.light),
    dark: darkScheme(decisions, decisions.roles?.dark),
    scale: {
      ...typeScale(decisions),
      ...spaceScale(decisions),
      ...shapeScale(decisions),
      ...motionScale(decisions),
      ...patternScale(decisions),
      ...SIZES,
    },
    ...(decisions.type.face && { face: decisions.type.face }),
  };
  for (const mode of ['light', 'dark'] as const) {
    const failures = measureContrast(theme[mode]).filter(({ passes }) => !passes);
    if (failures.length > 0) {
      // Whoever set `paper` may not know the role's name.
      const isPaper =
        mode === 'light' && decisions.paper !== undefined && !decisions.roles?.light?.['surface-sunken'];
      const list = failures.map(({ foreground, background, ratio, minimum }) => {
        const decision = isPaper && background === 'surface-sunken' ? ', the paper' : '';
        return `${foreground} (${theme[mode][foreground]}) on ${background} (${theme[mode][background]}${decision}) is ${ratio.toFixed(2)}:1, needs ${minimum}:1`;
      });
      throw new Error(`createTheme: '${decisions.name}' fails WCAG AA in ${mode}: ${list.join('; ')}.`);
    }
  }
  return theme;
}
