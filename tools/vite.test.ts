import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { reactConfig } from './vite.ts';

const scratch = mkdtempSync(join(tmpdir(), 'plinth-vite-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const module = (name: string) => `
import { styled } from 'styled-components';
export const Box = styled.div<{ readonly $wide: boolean }>\`width: \${({ $wide }) => ($wide ? 2 : 1)}px;\`;
export const Line = styled(Box)\`--name: ${name};\`;
`;

/** The built code of two modules of a repository in that folder. */
async function builtIn(folder: string): Promise<string> {
  const root = join(scratch, folder);
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const name of ['one', 'other']) writeFileSync(join(root, `src/${name}.ts`), module(name));
  const entry = join(root, 'src/index.ts');
  writeFileSync(entry, `export * as one from './one.ts';\nexport * as other from './other.ts';\n`);
  const built = await build(
    mergeConfig(reactConfig(root), {
      root,
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        // Without the comments that say where modules come from.
        minify: 'oxc',
        lib: { entry, formats: ['es'] },
        rolldownOptions: { external: /^(?:react|styled-components)/ },
      },
    }),
  );
  const outputs = Array.isArray(built) ? built : [];
  return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('');
}

it('builds the same whatever folder the repository is in, and gives every component a name of its own', async () => {
  const code = await builtIn('here');
  expect(await builtIn('elsewhere/and deeper')).toBe(code);
  const ids = code.match(/\bsc-\w+-\d\b/g) ?? [];
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
});
