import { SECTIONS } from '@plinth/site/composed';
import { expect, it } from 'vitest';
import { VARIANT_NAMES } from '../../../.storybook/brandNames.ts';
import { readSamples } from './samples.ts';

it.each(VARIANT_NAMES)('every section of the palette has something of %s to show', async (variant) => {
  const samples = await readSamples(variant);
  const empty = Object.keys(SECTIONS).filter((name) => Object.keys(samples[name] ?? {}).length < 2);
  expect(empty).toEqual([]);
  const brands = JSON.stringify(samples).match(/brands\/[^/]*/g);
  expect(new Set(brands)).toEqual(new Set([`brands/${variant}`]));
});
