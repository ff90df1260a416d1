import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The table of docs/architecture.md, as imports that the linter must refuse and imports that it must let pass. The rules
 * themselves stand in `.oxlintrc.json`; here the real linter runs with that file in a folder of its own.
 */

const ROOT = join(import.meta.dirname, '../..');

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

interface Case {
  readonly from: string;
  readonly specifier: string;
}

const each = (from: string, specifiers: readonly string[]): Case[] =>
  specifiers.map((specifier) => ({ from, specifier }));

const ELSEWHERE = ['stories/a.ts', 'e2e/a.ts', 'tools/a.ts', 'docs/a.ts', '.storybook/a.ts', 'dist/a.js'];
const above = (levels: number, paths: readonly string[]) => paths.map((path) => '../'.repeat(levels) + path);

const REFUSED: readonly Case[] = [
  ...each('src/components/Card/Card.tsx', [...UI, ...SITE, ...SERVER]),
  ...each('src/components/Card/Card.tsx', above(3, ['site/shell/index.ts', 'server/index.ts', ...ELSEWHERE])),
  ...each('src/index.ts', above(1, ['site/shell/index.ts', 'src/tokens/index.ts'])),
  ...each('src/contract/menu.ts', ['../api/index.ts', 'react', 'styled-components', 'ky', 'node:fs']),
  ...each('src/contract/menu.ts', [...SITE, ...SERVER, '../../server/index.ts']),
  ...each('site/pages/about/AboutPage.tsx', [...SITE, ...SERVER]),
  ...each('site/pages/about/AboutPage.tsx', above(3, ['src/index.ts', 'server/index.ts', ...ELSEWHERE])),
  ...each('server/api/view.ts', [
    ...SITE.filter((name) => name !== ROUTES),
    ...SERVER,
    ...UI.filter((name) => name !== CONTRACT),
  ]),
  ...each('server/api/view.ts', above(2, ['src/contract/index.ts', 'site/routes/index.ts', ...ELSEWHERE])),
  ...each(
    'stories/flows/a.stories.tsx',
    above(2, ['src/index.ts', 'site/shell/index.ts', 'server/index.ts']),
  ),
  ...each('.storybook/preview.tsx', above(1, ['src/index.ts', 'site/shell/index.ts'])),
  ...each('e2e/routes.spec.ts', above(1, ['src/index.ts', 'site/routes/index.ts', 'server/index.ts'])),
  ...each('tools/build/main.ts', above(2, ['src/tokens/index.ts', 'site/shell/index.ts', 'server/index.ts'])),
  ...each('vitest.config.ts', ['./src/index.ts', './site/routes/index.ts']),
];

const ALLOWED: readonly Case[] = [
  ...each('src/components/Card/Card.tsx', ['../../tokens/index.ts', './Card.styles.ts', 'react', 'valibot']),
  ...each('src/contract/menu.ts', ['./fields.ts', 'valibot']),
  ...each('site/pages/about/AboutPage.tsx', [...UI, '../../app/language.ts', '../service/Prices.tsx', 'swr']),
  ...each('server/api/view.ts', [
    CONTRACT,
    ROUTES,
    '../manifest/index.ts',
    '../pages/site.ts',
    'fastify',
    'node:fs',
  ]),
  ...each('stories/flows/a.stories.tsx', [...UI, ...SITE, '../mocks/handlers/index.ts']),
  ...each('e2e/routes.spec.ts', [...SITE, ...SERVER, CONTRACT, '../tools/browser.ts']),
  ...each('tools/build/main.ts', [...UI, ...SITE, ...SERVER, '../vite.ts', './plan.ts']),
];

/** Every way in which a module can be named. */
const FORMS: Readonly<Record<string, (specifier: string) => string>> = {
  import: (specifier) => `import { thing } from '${specifier}';\nconsole.log(thing);\n`,
  'type import': (specifier) => `import type { Thing } from '${specifier}';\nexport const x: Thing = 1;\n`,
  're-export': (specifier) => `export * from '${specifier}';\n`,
  'import()': (specifier) => `export const load = () => import('${specifier}');\n`,
  'import for its effect': (specifier) => `import '${specifier}';\n`,
};

let folder = '';
let rules = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-imports-'));
  const config = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  // Types say nothing about directions, and these files have none.
  rules = config.replace('"typeAware": true', '"typeAware": false');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RULES = ['eslint(no-restricted-imports)', 'import(extensions)', 'typescript(consistent-type-imports)'];

/** Which of the files the linter refuses for what they import. */
function refusedOf(files: ReadonlyMap<string, string>): Set<string> {
  const run = mkdtempSync(join(folder, 'run-'));
  writeFileSync(join(run, '.oxlintrc.json'), rules);
  for (const [file, content] of files) {
    mkdirSync(dirname(join(run, file)), { recursive: true });
    writeFileSync(join(run, file), content);
  }
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json', '.'], {
    cwd: run,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  const report: { diagnostics: { code: string; filename: string }[]; number_of_files: number } =
    JSON.parse(stdout);
  expect(report.number_of_files).toBe(files.size);
  return new Set(report.diagnostics.filter(({ code }) => RULES.includes(code)).map((item) => item.filename));
}

/** One file for each case and form, beside the file that the case names, so that rules for its folder apply. */
function write(cases: readonly Case[], form: string): Map<string, string> {
  const content = FORMS[form] ?? (() => '');
  return new Map(
    cases.map(({ from, specifier }, index) => [
      from.includes('/') ? join(dirname(from), `case-${index}.ts`) : `case${index}.ts`,
      content(specifier),
    ]),
  );
}

describe.each(Object.keys(FORMS))('%s', (form) => {
  test('is refused in the wrong direction', () => {
    const files = write(REFUSED, form);
    const refused = refusedOf(files);
    const missed = [...files.keys()].flatMap((file, index) => (refused.has(file) ? [] : [REFUSED[index]]));
    expect(missed).toEqual([]);
  });

  test('passes in the right direction', () => {
    expect([...refusedOf(write(ALLOWED, form))]).toEqual([]);
  });
});

test('a type that is imported in place is refused, whatever it names', () => {
  const files = new Map([['src/index.ts', "export type X = import('./tokens/index.ts').Thing;\n"]]);
  expect([...refusedOf(files)]).toEqual(['src/index.ts']);
});

test('a relative import without its file ending is refused', () => {
  const files = new Map([
    ['src/index.ts', "export * from './other';\n"],
    ['src/other.ts', 'export const other = 1;\n'],
  ]);
  expect([...refusedOf(files)]).toEqual(['src/index.ts']);
});
