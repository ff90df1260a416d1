import { createTheme, neutralDecisions, themeCss } from '@plinth/ui/tokens';
import { expect, test } from 'vitest';
import { withShortProperties } from './shortProperties.ts';

const CSS = themeCss(createTheme(neutralDecisions));
const namesIn = (css: string) => css.match(/--[a-z][\w-]*(?=:)/gi) ?? [];

test('each property of a theme gets a name of one or two letters, no two the same', () => {
  const names = namesIn(withShortProperties(CSS));
  expect(names.filter((name) => !/^--[a-z]{1,2}$/i.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(new Set(namesIn(CSS)).size);
});

test('a property that is not a token keeps its name', () => {
  expect(withShortProperties('a{--progress:1;color:var(--colors)}')).toBe(
    'a{--progress:1;color:var(--colors)}',
  );
});
