import { expect, it } from 'vitest';
import { CouldNotRun } from './failure.ts';
import { readOptions } from './options.ts';

it.each([
  [['--bse', 'v1']],
  [['--base']],
  [['v1']],
  [['--shard', '0/4']],
  [['--shard', '5/4']],
  [['--shard', 'x']],
])('refuses %s in one line', (args) => {
  expect(() => readOptions(args)).toThrow(CouldNotRun);
  expect(() => readOptions(args)).toThrow(/^.*--help.*$/);
});
