import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';

/*
 * The table of docs/architecture.md, as imports that the linter must refuse and imports that it must accept. The rules
 * themselves are in `.oxlintrc.json`; here the real linter runs with that file in a folder of its own.
 */

const exportsOf = (folder: string): string[] => {
  const manifest: { name: string; exports: object } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.exports).map((path) => path.replace(/^\./, manifest.name));
};

const UI = exportsOf('src');
const SITE = exportsOf('site').map((name) => name.replace('*', 'cloud'));
const SERVER = exportsOf('server');
const CONTRACT = '@plinth/ui/contract';
const ROUTES = '@plinth/site/routes';

/** What a file imports. */
type Case = readonly [file: string, specifiers: readonly string[]];

const ELSEWHERE = ['stories/a.ts', 'e2e/a.ts', 'tools/a.ts', 'docs/a.ts', '.storybook/a.ts', 'dist/a.js'];
const above = (levels: number, paths: readonly string[]) => paths.map((path) => '../'.repeat(levels) + path);

const REFUSED: readonly Case[] = [
  ['src/components/Card/Card.tsx', [...UI, ...SITE, ...SERVER]],
  ['src/components/Card/Card.tsx', above(3, ['site/shell/index.ts', 'server/index.ts', ...ELSEWHERE])],
  ['src/index.ts', above(1, ['site/shell/index.ts', 'src/tokens/index.ts'])],
  ['src/contract/menu.ts', ['../api/index.ts', 'react', 'styled-components', 'ky', 'node:fs']],
  ['src/contract/menu.ts', [...SITE, ...SERVER, '../../server/index.ts']],
  ['site/pages/about/AboutPage.tsx', [...SITE, ...SERVER]],
  ['site/pages/about/AboutPage.tsx', above(3, ['src/index.ts', 'server/index.ts', ...ELSEWHERE])],
  [
    'server/api/view.ts',
    [...SITE.filter((name) => name !== ROUTES), ...SERVER, ...UI.filter((name) => name !== CONTRACT)],
  ],
  ['server/api/view.ts', above(2, ['src/contract/index.ts', 'site/routes/index.ts', ...ELSEWHERE])],
  ['stories/flows/a.stories.tsx', above(2, ['src/index.ts', 'site/shell/index.ts', 'server/index.ts'])],
  ['.storybook/preview.tsx', above(1, ['src/index.ts', 'site/shell/index.ts'])],
  ['e2e/routes.spec.ts', above(1, ['src/index.ts', 'site/routes/index.ts', 'server/index.ts'])],
  ['tools/build/main.ts', above(2, ['src/tokens/index.ts', 'site/shell/index.ts', 'server/index.ts'])],
  ['vitest.config.ts', ['./src/index.ts', './site/routes/index.ts']],
];

const ALLOWED: readonly Case[] = [
  ['src/components/Card/Card.tsx', ['../../tokens/index.ts', './Card.styles.ts', 'react', 'valibot']],
  ['src/contract/menu.ts', ['./fields.ts', 'valibot']],
  ['site/pages/about/AboutPage.tsx', [...UI, '../../app/language.ts', '../service/Prices.tsx']],
  [
    'server/api/view.ts',
    [CONTRACT, ROUTES, '../manifest/index.ts', '../pages/site.ts', 'fastify', 'node:fs'],
  ],
  ['stories/flows/a.stories.tsx', [...UI, ...SITE, '../mocks/handlers/index.ts']],
  ['e2e/routes.spec.ts', [...SITE, ...SERVER, CONTRACT, '../tools/browser.ts']],
  ['tools/build/main.ts', [...UI, ...SITE, ...SERVER, '../vite.ts', './plan.ts']],
];

/** Every way in which a module can be named, each on a line of its own. */
const everyForm = (specifier: string, index: number): readonly string[] => [
  `import { thing${index} } from '${specifier}';`,
  `import type { Thing${index} } from '${specifier}';`,
  `export * from '${specifier}';`,
  `export const load${index} = () => import('${specifier}');`,
  `import '${specifier}';`,
];

const REFUSAL =
  /^(.+):(\d+):\d+: .*\/(?:eslint\(no-restricted-imports\)|import\(extensions\)|typescript\(consistent-type-imports\))\]$/gm;

/** The lines of files that the linter refuses for what they import, such as `src/index.ts:1`. */
function refusedIn(files: ReadonlyMap<string, readonly string[]>): Set<string> {
  const folder = temporaryFolder();
  const config = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  // Type-aware rules do not concern directions, and these files have no types.
  write(join(folder, '.oxlintrc.json'), config.replace('"typeAware": true', '"typeAware": false'));
  for (const [file, lines] of files) write(join(folder, file), lines.join('\n'));
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(Array.from(stdout.matchAll(REFUSAL), ([, file, line]) => `${file}:${line}`));
}

/** A file for each case, beside the one that it names, so that rules for its folder apply. */
const filesOf = (cases: readonly Case[], name: string) =>
  cases.map(
    ([file, specifiers], index) =>
      [join(dirname(file), `${name}${index}.ts`), specifiers.flatMap(everyForm)] as const,
  );

test('imports in the wrong direction are refused in every form, and those in the right direction pass', () => {
  const refused = filesOf(REFUSED, 'refused');
  const found = refusedIn(new Map([...refused, ...filesOf(ALLOWED, 'allowed')]));
  const wanted = refused.flatMap(([file, lines]) => lines.map((_, index) => `${file}:${index + 1}`));
  expect(found).toEqual(new Set(wanted));
});

test('an inline `import()` type is refused, whatever it names', () => {
  const files = new Map([['src/index.ts', ["export type X = import('./tokens/index.ts').Thing;"]]]);
  expect(refusedIn(files)).toEqual(new Set(['src/index.ts:1']));
});

test('a relative import without its file ending is refused', () => {
  const files = new Map([
    ['src/index.ts', ["export * from './other';"]],
    ['src/other.ts', ['export const other = 1;']],
  ]);
  expect(refusedIn(files)).toEqual(new Set(['src/index.ts:1']));
});
