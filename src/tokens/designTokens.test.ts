import { describe, expect, it } from 'vitest';
import { createTheme } from './createTheme.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionValue,
  durationValue,
  fontFamilyValue,
  numberValue,
  shadowValue,
} from './designTokenValues.ts';
import { CSS_EXTENSION, designTokens } from './designTokens.ts';
import { neutralDecisions } from './neutralDecisions.ts';
import { COLOR_ROLES, SCALES } from './roles.ts';

describe('designTokens', () => {
  const theme = createTheme(neutralDecisions);
  const file = designTokens(theme, 'light');

  it('has a group for every scale but patterns, each with its type and every step', () => {
    const groups = Object.entries(SCALES).filter(([group]) => group !== 'pattern');
    expect(Object.keys(file)).toEqual(['color', ...groups.map(([group]) => group)]);
    for (const [group, steps] of groups) {
      const names = Object.keys(file[group] ?? {}).filter((name) => !name.startsWith('$'));
      expect(names.toSorted()).toEqual([...steps].toSorted());
      expect(file[group]?.$type).toMatch(
        /^(?:dimension|number|duration|fontFamily|fontWeight|shadow|cubicBezier)$/,
      );
    }
  });

  it('says of each colour what it is for', () => {
    expect(file['color']?.['accent']).toEqual({
      $value: { colorSpace: 'srgb', components: [0.1843, 0.3569, 0.8431], alpha: 1, hex: '#2f5bd7' },
      $description: COLOR_ROLES.accent,
    });
  });

  it('differs between light and dark in colours only', () => {
    const { color: light, ...scales } = file;
    const { color: dark, ...others } = designTokens(theme, 'dark');
    expect(others).toEqual(scales);
    expect(dark).not.toEqual(light);
  });

  it('keeps the CSS of what the format cannot say', () => {
    expect(file['font-size']?.['display']).toMatchObject({
      $value: { unit: 'rem' },
      $extensions: { [CSS_EXTENSION]: theme.scale['font-size.display'] },
    });
    expect(file['space']?.['4']).toEqual({ $value: { value: 1, unit: 'rem' } });
  });
});

describe('values', () => {
  it('reads what CSS writes', () => {
    expect(colorValue('rgb(0 0 0 / 0.6)')).toMatchObject({
      alpha: 0.6,
      hex: '#000000',
    });
    expect(dimensionValue('clamp(1rem, 0.5rem + 2vw, 3rem)')).toEqual({ value: 3, unit: 'rem' });
    expect(dimensionValue('-6px')).toEqual({ value: -6, unit: 'px' });
    expect(numberValue('-0.015em')).toBe(-0.015);
    expect(durationValue('120ms')).toEqual({ value: 120, unit: 'ms' });
    expect(cubicBezierValue('cubic-bezier(0.2, 0, 0, 1)')).toEqual([0.2, 0, 0, 1]);
    expect(fontFamilyValue('"PingFang TC", sans-serif')).toEqual(['PingFang TC', 'sans-serif']);
    expect(shadowValue('0 1px 2px rgb(0 0 0 / 0.05), 0 12px 32px -12px #fff')).toMatchObject([
      { offsetY: { value: 1, unit: 'px' }, spread: { value: 0 }, color: { alpha: 0.05 } },
      { blur: { value: 32 }, spread: { value: -12 }, color: { hex: '#ffffff' } },
    ]);
  });

  it.each([
    ['colour', () => colorValue('var(--brand)')],
    ['dimension', () => dimensionValue('50%')],
    ['number', () => numberValue('auto')],
    ['duration', () => durationValue('1s')],
    ['curve', () => cubicBezierValue('ease')],
    ['shadow', () => shadowValue('none')],
  ])('refuses a %s that the format cannot express', (_what, read) => {
    expect(read).toThrow('that the design-token format can express');
  });
});
