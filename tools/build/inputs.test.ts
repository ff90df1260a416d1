import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { SOURCES } from './inputs.ts';

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm;

/** The files of this repository that a module runs, itself and those that it imports. */
function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, statement, call] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = statement ?? call ?? '';
    if (name.startsWith('.')) modulesFrom(resolve(file, '..', name), found);
    else if (name.startsWith('@plinth/')) modulesFrom(createRequire(file).resolve(name), found);
  }
  return found;
}

test('a site is stale when anything changes that builds it', () => {
  const files = [...modulesFrom(join(PROJECT_ROOT, 'tools/build/buildSite.ts'))].map((file) =>
    relative(PROJECT_ROOT, file),
  );
  expect(files).toContain('server/catalog/answers.ts');
  const isKnown = (file: string) =>
    SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
});
