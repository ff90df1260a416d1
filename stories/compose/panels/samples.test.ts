import { SECTIONS } from '@plinth/site/composed';
import { expect, it } from 'vitest';
import { readSamples } from './samples.ts';

it('every section of the palette has something to show', async () => {
  const samples = await readSamples();
  const empty = Object.keys(SECTIONS).filter((name) => Object.keys(samples[name] ?? {}).length < 2);
  expect(empty).toEqual([]);
});
