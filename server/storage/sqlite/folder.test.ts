import { fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { createDataFolder } from '../../dataFolder.ts';

vi.mock('node:fs', { spy: true });

test('each folder that is made has its place in the one above on the disk', () => {
  const where = temporaryFolder();
  createDataFolder(join(where, 'new', 'data'));
  const opened = vi.mocked(openSync).mock;
  expect(opened.calls.map(([path]) => path)).toEqual([where, join(where, 'new')]);
  const handles = opened.results.map(({ value }) => value);
  expect(vi.mocked(fsyncSync).mock.calls.map(([handle]) => handle)).toEqual(handles);
});
