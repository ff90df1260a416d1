import { expect, it } from 'vitest';
import { designsOf } from '../.storybook/designs.ts';

it('links a part with the design files of the brands that have some', () => {
  const files = { cloud: { 'Components/Card': 'https://design.example/1' }, agency: {} };
  const link = { name: 'cloud', type: 'link', url: 'https://design.example/1' };
  expect(designsOf('Components/Card', files)).toEqual([link]);
  expect(designsOf('Components/Other', files)).toEqual([]);
});
