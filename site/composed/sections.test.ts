import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as library from '@plinth/ui';
import { expect, it } from 'vitest';
import { NOT_COMPOSED, SECTIONS } from './sections.ts';

it('has a schema for every section of the library, or a reason why no page is composed of it', () => {
  const sections = readdirSync(join(import.meta.dirname, '../../src/sections'))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.tsx$/, ''));
  const known = Object.keys({ ...SECTIONS, ...NOT_COMPOSED });
  expect(known).toEqual(expect.arrayContaining(sections));
});

it.each(Object.keys({ ...SECTIONS, ...NOT_COMPOSED }))('calls %s as the library does', (name) => {
  expect(library).toHaveProperty(name);
});
