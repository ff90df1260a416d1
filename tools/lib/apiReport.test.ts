import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApiReport } from './apiReport.ts';
import { emitDeclarations, rewriteEndings } from './declarations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'plinth-api-'));

beforeAll(() => emitDeclarations(root, scratch), 60_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('has not changed unnoticed: `npm run api:update` writes it, a changeset tells consumers', async () => {
  const committed = readFileSync(join(root, 'src/api-report.md'), 'utf8');
  expect(await makeApiReport(scratch)).toBe(committed);
});

it('points declarations at files that the package has', () => {
  expect(rewriteEndings(`import { A } from './a/A.tsx';\nexport type B = import("../b.ts").B;`)).toBe(
    `import { A } from './a/A.js';\nexport type B = import("../b.js").B;`,
  );
  expect(rewriteEndings(`import ts from 'some.ts';`)).toBe(`import ts from 'some.ts';`);
});

it('tells the editor what every exported name is', () => {
  const undocumented = globSync('**/*.d.ts', { cwd: scratch, exclude: ['**/*.styles.d.ts'] }).flatMap(
    (file) =>
      [
        ...readFileSync(join(scratch, file), 'utf8').matchAll(
          /(.*)\nexport (?:declare )?(?:type|interface|const|function|class) (\w+)/g,
        ),
      ]
        .filter(([, before = '']) => !before.trimEnd().endsWith('*/'))
        .map(([, , name = '']) => `${file}: ${name}`),
  );
  expect(undocumented).toEqual([]);
});
