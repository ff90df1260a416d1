import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, measureContrast } from './contrast.ts';
import { type ThemeDecisions, createTheme } from './createTheme.ts';
import { neutralDecisions } from './neutralDecisions.ts';
import { COLOR_ROLES, SCALES } from './roles.ts';
import { themeCss } from './themeCss.ts';

const make = (change: Partial<ThemeDecisions>) => createTheme({ ...neutralDecisions, ...change });

/** Accents around the colour circle, from grey to vivid. */
const accents = (lightness: number): string[] =>
  [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345].flatMap((hue) =>
    [0.04, 0.12, 0.2].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`),
  );

describe('createTheme', () => {
  it('gives every role and every scale a value', () => {
    const theme = make({});
    const roles = Object.keys(COLOR_ROLES).toSorted();
    expect(Object.keys(theme.light).toSorted()).toEqual(roles);
    expect(Object.keys(theme.dark).toSorted()).toEqual(roles);
    const scales = Object.entries(SCALES).flatMap(([group, steps]) =>
      steps.map((step) => `${group}.${step}`),
    );
    expect(Object.keys(theme.scale).toSorted()).toEqual(scales.toSorted());
    expect(Object.values(theme.scale).filter((value) => value === '' || value.includes('NaN'))).toEqual([]);
  });

  it('measures every role that is read or pressed: all but those that only decorate', () => {
    const measured = CONTRAST_PAIRS.flatMap(({ foreground, background }): string[] => [
      foreground,
      background,
    ]);
    expect(Object.keys(COLOR_ROLES).filter((role) => !measured.includes(role))).toEqual([
      'border',
      'border-inverse',
      'pattern',
      'backdrop',
      'gradient-from',
      'gradient-to',
    ]);
  });

  it.each([0.35, 0.45, 0.5, 0.55, 0.6])(
    'makes every pair readable for accents of lightness %d',
    (lightness) => {
      for (const accent of accents(lightness)) {
        const theme = make({ accent });
        const pairs = [...measureContrast(theme.light), ...measureContrast(theme.dark)];
        expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
      }
    },
  );

  it.each([0.7, 0.85])(
    'refuses accents of lightness %d, which cannot be seen on a light page',
    (lightness) => {
      for (const accent of accents(lightness)) {
        expect(() => make({ name: 'pale', accent })).toThrow(
          /'pale' fails WCAG AA in light: accent \(#\w{6}\) on surface \(#\w{6}\) is [12]\.\d\d:1, needs 3:1/,
        );
      }
    },
  );

  it.each(['#ffeedd', '#eaf6ec', '#f1ecff', '#fff3b8'])(
    'keeps every pair readable on paper of %s',
    (paper) => {
      const { light } = make({ paper });
      expect(light['surface-sunken']).toBe(paper);
      expect(measureContrast(light).filter(({ passes }) => !passes)).toEqual([]);
    },
  );

  it('gives bands round corners only where the brand wants them', () => {
    expect(make({}).scale['radius.band']).toBe('0rem');
    expect(make({ bandRadius: 32 }).scale['radius.band']).toBe('2rem');
  });

  it('names the pair that a role set by the brand breaks', () => {
    expect(() => make({ name: 'pale', roles: { light: { 'text-muted': '#c0c0c0' } } })).toThrow(
      /'pale' fails WCAG AA in light: text-muted \(#c0c0c0\) on surface \(#\w{6}\) is 1\.\d\d:1, needs 4\.5:1/,
    );
    expect(() => make({ roles: { dark: { focus: '#202020' } } })).toThrow(/in dark: focus \(#202020\)/);
  });

  it('says that the pair which a paper breaks is of the paper', () => {
    expect(() => make({ paper: '#777777' })).toThrow(/ on surface-sunken \(#777777, the paper\) is \d/);
    const roles = { light: { 'surface-sunken': '#777777' } };
    expect(() => make({ paper: '#ffeedd', roles })).toThrow(/ on surface-sunken \(#777777\) is \d/);
  });

  it('says which decision is no colour', () => {
    expect(() => make({ accent: 'blurple' })).toThrow("accent 'blurple' is not a CSS colour");
    expect(() => make({ neutral: '' })).toThrow('neutral');
    expect(() => make({ highlight: '#12' })).toThrow('highlight');
  });

  it.each(['#0b6e8f80', 'rgba(11, 110, 143, 0.5)', 'transparent'])(
    'refuses %s, through which one sees what is behind it',
    (colour) => {
      for (const role of ['accent', 'neutral', 'paper', 'accentEnd', 'highlight'])
        expect(() => make({ [role]: colour })).toThrow(`createTheme: ${role} '${colour}' is not opaque.`);
      expect(make({ accent: '#0b6e8fff' }).light.accent).toBe('#0b6e8f');
    },
  );

  it('says which role of the brand’s own is no colour, or lets through what its contrast depends on', () => {
    const dark = (roles: object) => () => make({ roles: { dark: roles } });
    expect(dark({ text: 'blurple' })).toThrow("roles.dark.text 'blurple' is not a CSS colour");
    expect(dark({ border: '' })).toThrow("roles.dark.border '' is not a CSS colour");
    expect(dark({ text: '#ffffff33' })).toThrow("createTheme: roles.dark.text '#ffffff33' is not opaque.");
    expect(dark({ border: '#ffffff33', backdrop: 'rgb(0 0 0 / 0.5)' })).not.toThrow();
  });

  it.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a corner of %d', (radius) => {
    expect(() => make({ radius })).toThrow(`createTheme: radius is ${radius}, but must be from 0 to 999.`);
    expect(() => make({ bandRadius: radius })).toThrow(`bandRadius is ${radius}, but must be from 0 to 999.`);
  });

  it('says of all numbers at once how far they go', () => {
    const type = { ...neutralDecisions.type, ratio: 0, headingWeight: 5000, displayWeight: 0 };
    expect(() => make({ type })).toThrow(
      'createTheme: type.ratio is 0, but must be from 1 to 2; type.headingWeight is 5000, but must be from 1 to 1000; type.displayWeight is 0, but must be from 1 to 1000.',
    );
  });

  it('refuses a word that is none of the options, as JavaScript may have it', () => {
    const words = { density: 'cosy', motion: 'toString', pattern: 'constructor' };
    expect(() => make(words as object)).toThrow(
      'createTheme: density is cosy, but must be one of airy, regular, compact; motion is toString, but must be one of calm, lively; pattern is constructor, but must be one of grid, dots, none.',
    );
    expect(() => make({ density: undefined })).toThrow('density is undefined');
    expect(make({ pattern: undefined }).scale['pattern.panel']).toContain('gradient');
  });

  it.each([
    ['hsl(200, 80%, 30%)', '#0f618a'],
    ['hsla(200deg 80% 30% / 1)', '#0f618a'],
    ['hwb(200 6% 46%)', '#0f618a'],
    ['lab(35.4% -9.6 -31.7)', '#045986'],
    ['lch(35.4% 33.1 253)', '#045986'],
    ['oklab(46.8% -0.05 -0.08)', '#166189'],
    ['color(display-p3 0.15 0.37 0.53)', '#00608b'],
  ])('reads %s as a style sheet does', (accent, hex) => {
    expect(make({ accent }).light.accent).toBe(hex);
  });

  it('follows its decisions', () => {
    expect(make({ radius: 12 }).scale['radius.card']).toBe('0.75rem');
    expect(make({ pill: true }).scale['radius.control']).toBe('999px');
    expect(make({ density: 'airy' }).scale['space.section']).not.toBe(
      make({ density: 'compact' }).scale['space.section'],
    );
    expect(make({ motion: 'lively' }).scale['pattern.panel']).toContain('radial-gradient');
    expect(make({ motion: 'lively', pattern: 'none' }).scale['pattern.panel']).toBe('none');
  });

  it('asks of each pair what WCAG 2.2 AA asks: 4.5 of text, 3 of controls', () => {
    for (const { foreground, minimum } of CONTRAST_PAIRS) {
      expect(minimum).toBe(
        ['accent', 'border-strong', 'focus', 'focus-inverse'].includes(foreground) ? 3 : 4.5,
      );
    }
  });
});

describe('themeCss', () => {
  const css = themeCss(make({ accent: '#0b7a53' }));

  it('follows the system, unless an element decides', () => {
    const dark = /\n\[data-theme=dark\]\{(color-scheme:dark;[^}]*--color-accent:#\w{6};[^}]*)\}/.exec(
      css,
    )?.[1];
    expect(css).toMatch(/:root,\[data-theme=light\]\{color-scheme:light;[^}]*--color-accent:#0b7a53;/);
    expect(css).toContain(
      `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark ?? 'nothing'}}}`,
    );
  });

  it('has a plain colour for every role, so that no browser of the policy is without', () => {
    expect(
      css.match(/--color-[\w-]+:[^;}]+/g)?.filter((line) => !/:(#\w{6}|rgb\([\d ./]+\))$/.test(line)),
    ).toEqual([]);
  });

  it('gives any element that asks for it a scheme of its own, with text and ground, and without the inks around', () => {
    expect(css).toMatch(/\n\[data-theme=dark\]\{color-scheme:dark;--color-surface:#/);
    expect(css).toMatch(/:root,\[data-theme=light\]\{color-scheme:light;--color-surface:#/);
    expect(css).toContain(
      ':where([data-theme]:not(:root)){color:var(--color-text);background:var(--color-surface);--ink-on-light:initial;--ink-on-dark:initial;--ink-text:initial;',
    );
  });

  it('gives Chinese its taller line and no letter-spacing', () => {
    expect(css).toContain(':lang(zh){--line-height-body:1.75;--tracking-heading:0;');
  });
});
