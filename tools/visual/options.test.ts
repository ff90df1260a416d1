import { describe, expect, it } from 'vitest';
import { CouldNotRun } from './failure.ts';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('reads what is given', () => {
    expect(
      readOptions(['--base', 'v1', '--all', '--stories', 'Components/*', '--shard', '2/4', '--merge', 'a']),
    ).toMatchObject({
      shard: { part: 2, of: 4 },
      merge: ['a'],
      base: 'v1',
      all: true,
      stories: 'Components/*',
    });
  });

  it.each([[['--bse', 'v1']], [['--base']], [['v1']], [['--shard', '5/4']], [['--shard', 'x']]])(
    'refuses %s with the usage',
    (args) => {
      expect(() => readOptions(args)).toThrow(CouldNotRun);
      expect(() => readOptions(args)).toThrow(/npm run visual|one part of several/);
    },
  );
});
