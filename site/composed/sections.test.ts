import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as library from '@plinth/ui';
import { expect, it } from 'vitest';
import { SECTIONS } from './sections.ts';

it('has a schema for every section of the library but the one that tells of what went wrong', () => {
  const sections = readdirSync(join(import.meta.dirname, '../../src/sections'))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.tsx$/, ''));
  expect(sections.filter((name) => !(name in SECTIONS))).toEqual(['ErrorSection']);
});

it.each(Object.keys(SECTIONS))('calls %s as the library does', (name) => {
  expect(library).toHaveProperty(name);
});
