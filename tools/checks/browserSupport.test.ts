import { describe, expect, test } from 'vitest';
import { unsupportedScript } from './browserScripts.ts';
import { unsupportedStyles } from './browserStyles.ts';

describe('styles', () => {
  test.each([
    ['a function', 'a { color: light-dark(#000, #fff) }', 'light-dark()'],
    ['a function in a custom property', 'a { --ink: color-mix(in srgb, red, blue) }', 'color-mix()'],
    [
      'a fallback that a var() makes useless',
      'a { color: red; color: light-dark(var(--a), red) }',
      'light-dark()',
    ],
    ['a newer form of a function', 'a { color: rgb(from red r g b) }', 'rgb(from …)'],
    ['a text alternative', "a::before { content: 'x' / '' }", 'content: … / …'],
    ['a property', 'a { anchor-name: --a }', 'anchor-name'],
    ['a property that needs its prefix', 'a { backdrop-filter: none }', 'backdrop-filter'],
    ['a value', 'a { grid-template-rows: subgrid }', 'subgrid'],
    ['a unit', 'a { height: 1lh }', 'lh'],
    ['a selector', 'body:has(a) { color: red }', ':has'],
    ['a theme’s value in a backdrop', 'dialog::backdrop { color: var(--a) }', 'var() in ::backdrop'],
    ['nesting', 'a { & b { color: red } }', '&'],
    ['an at-rule', '@starting-style { a { color: red } }', '@starting-style'],
    ['something inside a rule that is understood', '@media print { a { height: 1lh } }', 'lh'],
  ])('%s that the oldest browsers lack is found', (_, css, feature) => {
    expect(unsupportedStyles(css).map((line) => line.split(' is not in ')[0])).toContain(feature);
  });

  test.each([
    ['what all of them have', 'a:is(b) { inset: 0; translate: 1px; height: 100dvh; color: #fff }'],
    ['a plain value before', 'a { color: red; color: light-dark(red, blue) }'],
    ['a prefixed property beside', 'a { -webkit-user-select: none; user-select: none }'],
    ['what is asked for', '@supports selector(:has(a)) { body:has(a) { color: red } }'],
    ['a refinement', 'a { text-wrap: balance }'],
    ['a container query', '@container (min-width: 3px) { a { color: red } }'],
  ])('%s is fine', (_, css) => {
    expect(unsupportedStyles(css)).toEqual([]);
  });

  test('the line says who lacks it, and where', () => {
    expect(unsupportedStyles('a{height:1lh}')).toEqual(['lh is not in firefox 115: height:1lh']);
    expect(unsupportedStyles('a b:has(c){color:red}')).toEqual([':has is not in firefox 115: a b:has(c)']);
    expect(unsupportedStyles('@starting-style{a{color:red}}')[0]).toMatch(/: @starting-style$/);
  });
});

describe('scripts', () => {
  test.each([
    ['Object.groupBy([], f)', 'Object.groupBy()'],
    ['const p = Promise.withResolvers()', 'Promise.withResolvers()'],
    ['URL.canParse(a)', 'URL.canParse()'],
    ['requestIdleCallback(f)', 'requestIdleCallback()'],
    ['a.checkVisibility()', '.checkVisibility()'],
    ['a?.difference(b)', '.difference()'],
    ['new CloseWatcher()', 'new CloseWatcher'],
  ])('%s is found', (code, what) => {
    expect(unsupportedScript(code).map((line) => line.split(' is not in ')[0])).toEqual([what]);
  });

  test('what all of them have is fine', () => {
    expect(
      unsupportedScript(
        '[].toSorted().at(-1); Object.hasOwn(a, b); structuredClone(a); new AbortController().abort()',
      ),
    ).toEqual([]);
  });
});
