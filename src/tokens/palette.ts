import { type Lch, contrastRatio, parseColor as parse, readable, toHex as hex } from './color.ts';
import type { ColorRole, ColorScheme } from './roles.ts';

/** The decisions from which a palette is made. */
export interface PaletteDecisions {
  /** The one colour of action, as it stands on a light page. */
  readonly accent: string;
  /** The tint of greys: any colour of the wanted hue; its chroma is kept small. */
  readonly neutral: string;
  /** The colour of a light page's sunken bands, from which page and hairlines follow; a grey when missing. */
  readonly paper?: string | undefined;
  /** The end of the gradient that starts at the accent; the accent itself, so a flat colour, when missing. */
  readonly accentEnd?: string | undefined;
  /** The colour of the badge of what is popular; the accent when missing. */
  readonly highlight?: string | undefined;
}

const neutralScale = (neutral: Lch) => {
  const chroma = Math.min(neutral.c, 0.045);
  return (l: number, amount = 1) => hex({ l, c: chroma * amount, h: neutral.h });
};

/** The light grounds and what only decorates them: greys, or tints of the brand's paper. */
function lightGrounds({ paper }: PaletteDecisions, grey: ReturnType<typeof neutralScale>) {
  if (paper === undefined) {
    return {
      surface: grey(0.995, 0.06),
      sunken: grey(0.972, 0.22),
      border: grey(0.905, 0.4),
      pattern: grey(0.93, 0.5),
    };
  }
  const { l, c, h } = parse(paper, 'paper');
  return {
    surface: hex({ l: (l + 2) / 3, c: c * 0.3, h }),
    sunken: hex({ l, c, h }),
    border: hex({ l: l - 0.05, c: c * 1.2, h }),
    pattern: hex({ l: l - 0.035, c: c * 1.6, h }),
  };
}

/** White where it is readable, else the brand's ink, else black: either white or black is always readable. */
const inkOrPaper = (background: string, ink: string): string =>
  ['#ffffff', ink].find((color) => contrastRatio(color, background) >= 4.5) ?? '#000000';

/** The colour of errors on a ground that is not the page's: red where it is readable, else as near to red as possible. */
function dangerOn(background: string): string {
  const goal = inkOrPaper(background, '#000000') === '#ffffff' ? 1 : 0;
  return readable({ l: goal === 1 ? 0.72 : 0.42, c: 0.15, h: 22 }, background, goal, 4.6);
}

/** Roles that follow from other roles, even where the brand sets those itself. */
type BandRole = 'band' | 'on-band' | 'accent-on-band' | 'danger-on-band';
type BaseScheme = Omit<ColorScheme, BandRole>;

/** A transparent colour. */
function veil(color: string, alpha: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function lightBase(decisions: PaletteDecisions): BaseScheme {
  const accent = parse(decisions.accent, 'accent');
  const grey = neutralScale(parse(decisions.neutral, 'neutral'));
  const ink = grey(0.22, 1);
  const { surface, sunken, border, pattern } = lightGrounds(decisions, grey);
  const accentHex = hex(accent);
  const highlight =
    decisions.highlight === undefined ? accentHex : hex(parse(decisions.highlight, 'highlight'));
  const inverse = grey(0.2, 1);
  const onAccent = inkOrPaper(accentHex, ink);
  const soft = hex({ l: 0.945, c: Math.min(accent.c, 0.032), h: accent.h });
  const pressed = onAccent === '#ffffff' ? -1 : 1;
  return {
    surface,
    'surface-raised': '#ffffff',
    'surface-sunken': sunken,
    'surface-inverse': inverse,
    text: ink,
    'text-muted': readable(parse(grey(0.52, 0.9), 'neutral'), sunken, 0, 4.8),
    'text-inverse': grey(0.98, 0.1),
    'text-inverse-muted': grey(0.82, 0.4),
    accent: accentHex,
    'accent-hover': hex({ ...accent, l: accent.l + pressed * 0.05 }),
    'on-accent': onAccent,
    'accent-text': readable(accent, sunken, 0, 4.6),
    'accent-soft': soft,
    'on-accent-soft': readable(accent, soft, 0, 4.8),
    'accent-inverse': readable({ ...accent, l: 0.72 }, inverse, 1, 6),
    highlight,
    'on-highlight': inkOrPaper(highlight, ink),
    border,
    'border-strong': readable(parse(grey(0.64, 0.7), 'neutral'), sunken, 0, 3.2),
    'border-inverse': grey(0.36, 0.9),
    focus: readable(accent, sunken, 0, 3.5),
    'focus-inverse': readable({ ...accent, l: 0.75 }, inverse, 1, 6),
    danger: readable({ l: 0.54, c: 0.2, h: 25 }, sunken, 0, 4.8),
    'danger-inverse': dangerOn(inverse),
    success: readable({ l: 0.55, c: 0.13, h: 155 }, sunken, 0, 4.8),
    pattern,
    backdrop: veil(inverse, 0.6),
    'gradient-from': accentHex,
    'gradient-to':
      decisions.accentEnd === undefined ? accentHex : hex(parse(decisions.accentEnd, 'accentEnd')),
  };
}

function darkBase(decisions: PaletteDecisions): BaseScheme {
  const accent = parse(decisions.accent, 'accent');
  const grey = neutralScale(parse(decisions.neutral, 'neutral'));
  // Raised surfaces are lighter than the page and sunken ones darker, each by a visible step.
  const surface = grey(0.2, 0.9);
  const raised = grey(0.255, 0.95);
  const accentHex = readable({ ...accent, l: Math.max(accent.l, 0.68), c: accent.c * 0.82 }, raised, 1, 5.2);
  const bright = parse(accentHex, 'accent');
  const ink = grey(0.17, 1);
  const soft = hex({ l: 0.3, c: Math.min(accent.c, 0.07), h: accent.h });
  const highlight =
    decisions.highlight === undefined
      ? accentHex
      : readable(parse(decisions.highlight, 'highlight'), ink, 1, 5);
  const inverse = grey(0.11, 0.8);
  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': grey(0.16, 0.9),
    'surface-inverse': inverse,
    text: grey(0.965, 0.15),
    'text-muted': readable(parse(grey(0.76, 0.5), 'neutral'), raised, 1, 6),
    'text-inverse': grey(0.965, 0.15),
    'text-inverse-muted': grey(0.8, 0.4),
    accent: accentHex,
    'accent-hover': hex({ ...bright, l: bright.l + 0.05 }),
    'on-accent': ink,
    'accent-text': readable(bright, raised, 1, 5),
    'accent-soft': soft,
    'on-accent-soft': readable({ ...bright, l: 0.82 }, soft, 1, 5.5),
    'accent-inverse': readable({ ...accent, l: 0.74 }, inverse, 1, 6),
    highlight,
    'on-highlight': ink,
    border: grey(0.33, 1),
    'border-strong': readable(parse(grey(0.55, 0.8), 'neutral'), raised, 1, 3.3),
    'border-inverse': grey(0.3, 1),
    focus: readable(bright, raised, 1, 4.5),
    'focus-inverse': readable(bright, inverse, 1, 4.5),
    danger: readable({ l: 0.74, c: 0.13, h: 22 }, raised, 1, 5.5),
    'danger-inverse': dangerOn(inverse),
    success: readable({ l: 0.76, c: 0.12, h: 155 }, raised, 1, 5.5),
    pattern: grey(0.26, 1),
    backdrop: veil(grey(0.08, 0.8), 0.7),
    'gradient-from': accentHex,
    'gradient-to':
      decisions.accentEnd === undefined
        ? accentHex
        : hex({ ...parse(decisions.accentEnd, 'accentEnd'), l: 0.74 }),
  };
}

/** Both schemes, with the roles that the brand sets itself. */
export interface SchemeOverrides {
  readonly light?: Partial<Record<ColorRole, string>> | undefined;
  readonly dark?: Partial<Record<ColorRole, string>> | undefined;
}

/** The light scheme. */
export function lightScheme(decisions: PaletteDecisions, roles: SchemeOverrides['light'] = {}): ColorScheme {
  const base = { ...lightBase(decisions), ...roles };
  return {
    ...base,
    band: base.accent,
    'on-band': base['on-accent'],
    'accent-on-band': base['on-accent'],
    'danger-on-band': dangerOn(roles.band ?? base.accent),
    ...roles,
  };
}

/** The dark scheme, from the same decisions: the same hues, lightness inverted, contrast kept. */
export function darkScheme(decisions: PaletteDecisions, roles: SchemeOverrides['dark'] = {}): ColorScheme {
  const base = { ...darkBase(decisions), ...roles };
  return {
    ...base,
    band: base['accent-soft'],
    'on-band': base.text,
    'accent-on-band': base['on-accent-soft'],
    'danger-on-band': dangerOn(roles.band ?? base['accent-soft']),
    ...roles,
  };
}
