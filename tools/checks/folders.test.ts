import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misplacement, readFolderRules } from './folders.ts';

const ROOT = join(import.meta.dirname, '../..');
const rules = readFolderRules(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));

test('the table of docs/architecture.md is understood', () => {
  expect([...rules.folders]).toEqual(
    expect.arrayContaining(['src', 'site', 'server', 'stories', 'e2e', 'tools', 'docs']),
  );
  expect([...(rules.parts.get('src') ?? [])]).toEqual(expect.arrayContaining(['contract', 'tokens', 'api']));
  expect([...(rules.parts.get('site') ?? [])]).toEqual(expect.arrayContaining(['routes', 'variants']));
});

test.each([
  'lib/helper.ts',
  'helper.ts',
  'src/utils/helper.ts',
  'site/helpers/a.ts',
  'server/page.tsx',
  'src/tokens/Swatch.tsx',
  'e2e/routes.test.ts',
  'src/components/Card/Card.stories.tsx',
  'docs/a.test.ts',
  'site/routes/match.spec.ts',
  'src/components/Card/Card.test.js',
])('%s would be in the wrong place', (file) => {
  expect(misplacement(file, rules)).toBeTypeOf('string');
});

test.each([
  'README.md',
  'vitest.config.ts',
  'src/index.ts',
  'src/components/Card/Card.test.tsx',
  'site/variants/cloud/pictures/hero.svg',
  'server/api/view.ts',
  'e2e/support/server.ts',
  'e2e/routes.spec.ts',
  'stories/components/Card.stories.tsx',
  '.storybook/main.ts',
])('%s is in its place', (file) => {
  expect(misplacement(file, rules)).toBeUndefined();
});

test('every file of the repository is in its place', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => misplacement(file, rules) ?? [])).toEqual([]);
});
