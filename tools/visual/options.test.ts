import { describe, expect, it } from 'vitest';
import { CouldNotRun } from './failure.ts';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('has an answer for everything that is not given', () => {
    expect(readOptions([])).toEqual({
      base: undefined,
      all: false,
      stories: undefined,
      output: 'dist/visual',
      help: false,
    });
  });

  it('reads what is given', () => {
    expect(readOptions(['--base', 'v1', '--all', '--stories', 'Components/*'])).toMatchObject({
      base: 'v1',
      all: true,
      stories: 'Components/*',
    });
  });

  it.each([[['--bse', 'v1']], [['--base']], [['v1']]])('refuses %s with the usage', (args) => {
    expect(() => readOptions(args)).toThrow(CouldNotRun);
    expect(() => readOptions(args)).toThrow(/npm run visual/);
  });
});
