import { expect, it } from 'vitest';
import { withDoubledSections } from './doubledSections.ts';

it('has words twice, and what machines read once', () => {
  const currency = { code: 'TWD', locale: 'zh-TW' };
  const doubled = (section: 'PlanSection' | 'Timeline', props: object) =>
    withDoubledSections({ title: 'T', description: 'D', sections: [{ section, props: { ...props } }] })
      .sections[0]?.props;
  expect(doubled('PlanSection', { heading: 'Prices', currency })).toEqual({
    heading: 'Prices Prices',
    currency,
  });
  expect(doubled('Timeline', { items: [{ time: 'March', dateTime: '2026-03' }] })).toEqual({
    items: [{ time: 'March March', dateTime: '2026-03' }],
  });
});
