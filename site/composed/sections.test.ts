import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as library from '@plinth/ui';
import { expect, it } from 'vitest';
import { NOT_COMPOSED, SECTIONS } from './sections.ts';

it('has a schema for every section of the library, or a reason why no page is composed of it', () => {
  const sections = readdirSync(join(import.meta.dirname, '../../src/sections'))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.tsx$/, ''));
  expect(Object.keys({ ...SECTIONS, ...NOT_COMPOSED }).toSorted()).toEqual(sections.toSorted());
  for (const name of sections) expect(library).toHaveProperty(name);
});
