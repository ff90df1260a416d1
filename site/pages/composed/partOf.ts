import type { SectionName } from '../../composed/sections.ts';

/**
 * The module of `parts/` that has a section's code. The sections of home pages share a module, as do those of service pages; each
 * of the others has its own.
 */
export const PART_OF = {
  Hero: 'home',
  ProductSection: 'home',
  MediaSection: 'home',
  BrandSection: 'home',
  PartnerSection: 'home',
  Advantages: 'home',
  ContactSection: 'home',
  PriceSection: 'prices',
  ProcessSection: 'steps',
  HelpSection: 'steps',
  PlanSection: 'plan',
  CallToAction: 'closing',
  FaqSection: 'faq',
  River: 'river',
  Stats: 'stats',
  TestimonialSection: 'testimonials',
  SectionFrame: 'text',
  Banner: 'steps',
  ComparisonTable: 'comparison',
  Tabs: 'tabs',
  Timeline: 'timeline',
} as const satisfies Readonly<Record<SectionName, string>>;

/** The name of a module of `parts/`. */
export type PartName = (typeof PART_OF)[SectionName];

/** The modules that a list of sections needs, each once; sections that this version does not know need none. */
export const partsOf = (sections: readonly { readonly section: SectionName }[]): readonly PartName[] => [
  ...new Set(sections.flatMap(({ section }) => PART_OF[section] ?? [])),
];

/** Where a module is, below `site/pages/composed`. */
export const partSource = (part: PartName): `parts/${PartName}.tsx` => `parts/${part}.tsx`;
