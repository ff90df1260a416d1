import { describe, expect, it } from 'vitest';
import { bypassBarrels } from './barrels.ts';
import { temporaryFolder } from './testing.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/package.json': '{ "sideEffects": false }',
  'src/index.ts': `
    export * from './primitives/index.ts';
    export { Card, type CardProps } from './Card.tsx';
    export { Label as Tag } from './primitives/index.ts';
    export { default as Panel } from './Panel.tsx';
    export * as cards from './Card.tsx';
    export { styled } from 'styled-components';
    export interface Own { a: string }`,
  'src/primitives/index.ts': `export { Badge as Label } from './Badge.tsx'; export * from './Text.ts';`,
  'src/primitives/Badge.tsx': `export const Badge = () => <b />, Small = Badge;`,
  'src/primitives/Text.ts': `export function Text() {} export const size: number = 1;`,
  'src/Card.tsx': `export const Card = 1, Wide = 2; export interface CardProps { a: string }`,
  'src/Panel.tsx': `export default () => <p />;`,
};

/** What a story with this text imports, once index files are looked through. */
function importsOf(story: string, files = FILES): string[] {
  return wiringOf(story, files).filter((name) => name.startsWith('./'));
}

/** The same, with the imported names. */
function wiringOf(story: string, files = FILES): string[] {
  const checkout = temporaryFolder({ ...files, 'stories/A.stories.tsx': story });
  const found = bypassBarrels(checkout, new Map([['./stories/A.stories.tsx', new Set(['./src/index.ts'])]]));
  return [...(found.get('./stories/A.stories.tsx') ?? [])];
}

const WHOLE = ['./src/index.ts'];

describe('bypassBarrels', () => {
  it.each([
    ['Card', './src/Card.tsx'],
    ['Label as L', './src/primitives/Badge.tsx'],
    ['Tag', './src/primitives/Badge.tsx'],
    ['Text, size', './src/primitives/Text.ts'],
    ['Panel', './src/Panel.tsx'],
    ['cards', './src/Card.tsx'],
    ['type CardProps, Label', './src/primitives/Badge.tsx'],
  ])('finds the module behind a name, through index files of index files: %s', (names, module) => {
    expect(
      importsOf(`import { other } from './other.ts'; import { ${names} } from '../src/index.ts';`),
    ).toEqual([module]);
  });

  it.each([
    `import * as ui from '../src/index.ts';`,
    `import '../src/index.ts';`,
    `export * from '../src/index.ts';`,
    `const ui = await import('../src/index.ts');`,
    `import { Card } from '../src/index.ts'; const ui = await import('../src/index.ts');`,
    `import { Card, NotThere } from '../src/index.ts';`,
    `import { styled } from '../src/index.ts';`,
  ])('counts the whole index file for %s', (story) => {
    expect(importsOf(story)).toEqual(WHOLE);
  });

  it('notices when a name refers to something else, even in the same modules', () => {
    const story = `import { Card, Label, size } from '../src/index.ts';`;
    const other = (path: string, from: string, to: string) =>
      wiringOf(story, { ...FILES, [path]: (FILES[path] ?? '').replace(from, to) });
    const usual = wiringOf(story);
    expect(other('src/index.ts', '{ Card,', '{ Wide as Card,')).not.toEqual(usual);
    expect(other('src/primitives/index.ts', 'Badge as Label', 'Small as Label')).not.toEqual(usual);
    expect(other('src/index.ts', 'default as Panel', 'Side as Panel')).toEqual(usual);
  });

  it('counts the whole index file when its modules may have side effects', () => {
    const files = { ...FILES, 'src/package.json': '{}' };
    expect(importsOf(`import { Card } from '../src/index.ts';`, files)).toEqual(WHOLE);
  });
});
