import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComponent } from './createComponent.ts';
import { makeTemporaryCopy } from './temporaryCopy.ts';

/** A name that nobody is likely to have used when following the guides. */
const NAME = 'PartOfThisTest';

/** Runs one of the repository's commands in the copy; its output is the error's message when it fails. */
function run(copy: string, command: string, ...args: readonly string[]): string {
  return execFileSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
}

describe('a new component', () => {
  let copy: string;
  let written: string;
  const own = [`src/components/${NAME}`, `stories/components/${NAME}.stories.tsx`];
  const grown = ['src/components/index.ts', 'src/testing/everyComponent.tsx', 'src/api-report.md'];
  const code = [...own, ...grown].filter((path) => !path.endsWith('.md'));

  beforeAll(() => {
    copy = makeTemporaryCopy();
    written = run(copy, 'node', 'tools/generators/main.ts', 'component', NAME);
    // Only the new files and what they import, not the whole repository.
    const settings = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8'));
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...settings, include: code }));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('says what was written', () => {
    expect(written).toContain(`wrote src/components/${NAME}/${NAME}.tsx`);
    expect(readFileSync(join(copy, 'src/api-report.md'), 'utf8')).toContain(`function ${NAME}(`);
  });

  it('has the right types', () => {
    expect(run(copy, 'tsc', '-p', '.')).toBe('');
  });

  it('passes the linter and is formatted', () => {
    const lint = run(copy, 'oxlint', ...code);
    expect(lint).toMatch(/0 errors\.\n.* on 5 files/);
    expect(run(copy, 'prettier', '--check', ...own, ...grown)).toContain('All matched files use Prettier');
  });

  it('keeps the library’s conventions, and has stories and a docs page', () => {
    const output = run(copy, 'vitest', 'run', '--project', 'dom', 'src/conventions', 'stories/coverage');
    expect(output).toMatch(/2 passed/);
  });

  it('is refused when its name is taken or not valid', async () => {
    for (const name of ['', 'priceTable', 'Price-Table', '../Price', 'PriceSchema']) {
      await expect(createComponent(copy, name)).rejects.toThrow("cannot be a component's name");
    }
    const exported = ['GlobalStyle', 'Action', 'SectionBase', 'Textarea', 'Pricecard'];
    for (const name of [NAME, 'Button', 'Hero', 'SectionFrame', ...exported, 'Story', 'StoryObj']) {
      await expect(createComponent(copy, name)).rejects.toThrow('already');
    }
  });

  it('says in plain words what it could not write when the library does not type-check', () => {
    appendFileSync(join(copy, 'src/components/index.ts'), "export const odd: number = '';\n");
    expect(() => run(copy, 'node', 'tools/generators/main.ts', 'component', `${NAME}Too`)).toThrow(
      /does not type-check\.\n.*index\.ts(?!.*\n +at ).*wrote src\/components\/index\.ts\n.*but not src\/api-report\.md/s,
    );
  });
});
