import type { ReactElement } from 'react';
import * as ui from '../index.ts';
import { say } from './given.ts';

const loading = { label: say('loading'), count: 2 };

/** The parts that can be loading, in that state. */
export const LOADING_PARTS: Readonly<Record<string, ReactElement>> = {
  Banner: <ui.Banner heading={undefined} loading={{ label: say('loading'), media: true }} />,
  PlanSection: (
    <ui.PlanSection heading={undefined} items={[]} periods={{ label: '', items: [] }} loading={loading} />
  ),
  PriceSection: <ui.PriceSection heading={undefined} items={[]} loading={loading} />,
  ProcessSection: (
    <ui.ProcessSection
      heading={undefined}
      items={[]}
      action={{ label: say('go'), href: '#go' }}
      loading={loading}
    />
  ),
  ProductSection: <ui.ProductSection heading={undefined} items={[]} loading={loading} />,
  SectionFrame: <ui.SectionFrame heading={undefined} loading={loading} />,
  Stats: <ui.Stats heading={undefined} items={[]} loading={loading} />,
  TestimonialSection: <ui.TestimonialSection heading={undefined} items={[]} loading={loading} />,
};
