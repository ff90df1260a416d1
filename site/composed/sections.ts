import type * as ui from '@plinth/ui';
import type { ComponentPropsWithRef } from 'react';
import {
  type Fields,
  type FieldsOf,
  type TextField,
  action,
  choice,
  given,
  linkedPicture,
  list,
  number,
  picture,
  text,
  words,
} from './fields.ts';
import * as item from './items.ts';
import { LENGTHS, length } from './lengths.ts';

/** Props as a file has them, before they are checked. */
export type RawProps = Readonly<Record<string, unknown>>;

/** What a page's file may say of a section. */
export interface SectionSchema {
  readonly fields: Fields;
  /**
   * For files from an older version of the part: each step gives props their new names, and leaves all others as they are. All
   * steps run in order on every file, since files carry no version.
   */
  readonly migrations?: readonly ((props: RawProps) => RawProps)[];
}

/** A section also has an id, to which links lead. */
type SectionFields<Props> = FieldsOf<Props> & { readonly id: TextField };

/** The schema of a section, by its props. */
function section<Props extends object>(fields: SectionFields<Props>): SectionSchema {
  // For so many props at once the compiler cannot see that they are fields.
  const known: unknown = fields;
  return { fields: known as Fields };
}

/** A step of a migration: a prop was renamed. Props with both names keep the newer. */
export const renamed =
  (from: string, to: string) =>
  (props: RawProps): RawProps => {
    if (!(from in props) || to in props) return props;
    // In the old one's place, so that saving the file again changes only one line.
    return Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name === from ? to : name, value]),
    );
  };

/** What every section has. */
const HEAD = {
  id: text({ about: 'Where links to #… lead: lower-case letters, digits and hyphens.' }),
  tone: choice(['surface', 'sunken', 'inverse', 'accent'], { about: 'The band’s background.' }),
  eyebrow: words('phrase', { about: 'What kind of thing follows.', length: LENGTHS.eyebrow }),
  heading: words('phrase', { required: true, length: LENGTHS.heading }),
  description: words('line', { length: LENGTHS.description }),
  headingLevel: choice([1, 2, 3, 4, 5, 6], {
    given: 'The first section has the page’s title; all others are one level below it.',
  }),
} as const satisfies SectionFields<ui.SectionBaseProps>;

/** What a band has besides its content. */
const BAND = {
  ...HEAD,
  headingSize: choice(['display', '3xl', '2xl', 'xl', 'lg', 'md']),
  align: choice(['start', 'center']),
  split: choice(['start', 'center'], { about: 'Heading and content side by side.' }),
  aside: words('line', { about: 'More words under the description.' }),
} as const satisfies SectionFields<Omit<ui.SectionFrameProps, 'children'>>;

/** A part of the library that is no section: in a band, whose fields stand beside its own. */
type InBand<Props> = Omit<ui.SectionFrameProps, 'children'> &
  Omit<Props, 'as' | 'headingLevel' | keyof ComponentPropsWithRef<'ol'>>;

const action_ = action({ length: LENGTHS.action });
const media = picture({ length: LENGTHS.alt });

/** What a page can be composed of: sections of the library, and parts of it in a band, by the names that the library exports. */
export const SECTIONS = {
  Hero: section<ui.HeroProps>({
    ...HEAD,
    eyebrow: words('phrase', { length: length(2, 14, 4, 36) }),
    heading: words('phrase', { required: true, about: 'What you offer.', length: length(6, 16, 16, 48) }),
    description: words('line', { about: 'For whom, and how.', length: length(30, 70, 90, 200) }),
    action: action({ about: 'What to do first.', length: LENGTHS.action }),
    secondaryAction: action({ about: 'What else one can do.', length: LENGTHS.action }),
    media,
    facts: list(item.heroFact, { about: 'Numbers that carry weight.', count: [2, 3] }),
    layout: choice(['beside', 'centered']),
    children: given('A picture stands there.'),
  }),
  Advantages: section<ui.AdvantagesProps>({
    ...HEAD,
    layout: choice(['cards', 'lines']),
    items: list(item.advantage, { required: true, count: [3, 3] }),
  }),
  River: section<ui.RiverProps>({
    ...HEAD,
    firstMedia: choice(['start', 'end'], { about: 'The side of the first picture.' }),
    items: list(item.riverItem, { required: true, count: [1, 5] }),
  }),
  ProcessSection: section<ui.ProcessSectionProps>({
    ...HEAD,
    items: list(item.processStep, { required: true, count: [3, 7] }),
    action: action_,
  }),
  ProductSection: section<ui.ProductSectionProps>({
    ...HEAD,
    items: list(item.productCard, { required: true, count: [3, 6], answer: 'productItems' }),
  }),
  PriceSection: section<ui.PriceSectionProps>({
    ...HEAD,
    aside: BAND.aside,
    items: list(item.priceCard, { required: true, count: [2, 4] }),
  }),
  PlanSection: section<ui.PlanSectionProps>({
    ...HEAD,
    periods: { ...item.periods, required: true },
    items: list(item.plan, { required: true, count: [2, 4] }),
    currency: item.currency,
  }),
  Stats: section<ui.StatsProps>({
    ...HEAD,
    items: list(item.stat, { required: true, count: [3, 6] }),
  }),
  TestimonialSection: section<ui.TestimonialSectionProps>({
    ...HEAD,
    items: list(item.testimonial, { required: true, count: [1, 9] }),
  }),
  BrandSection: section<ui.BrandSectionProps>({
    ...HEAD,
    items: list(linkedPicture({ about: '`alt` is the company’s name.', length: length(2, 12, 2, 32) }), {
      required: true,
      count: [6, 12],
      answer: 'brandItems',
    }),
  }),
  PartnerSection: section<ui.PartnerSectionProps>({
    ...HEAD,
    items: list(item.partnerItem, { required: true, count: [2, 2] }),
  }),
  MediaSection: section<ui.MediaSectionProps>({
    ...HEAD,
    heading: words('phrase', { given: 'The site’s own words for it.', length: LENGTHS.heading }),
    items: list(item.mediaItem, { required: true, count: [3, 5], answer: 'mediaItems' }),
  }),
  HelpSection: section<ui.HelpSectionProps>({
    ...HEAD,
    items: list(item.helpItem, { required: true, count: [2, 4] }),
  }),
  FaqSection: section<ui.FaqSectionProps>({
    ...HEAD,
    items: list(item.faqItem, { required: true, count: [3, 6] }),
  }),
  CallToAction: section<ui.CallToActionProps>({
    ...HEAD,
    heading: words('phrase', {
      required: true,
      about: 'A doubt or an offer.',
      length: length(6, 16, 16, 40),
    }),
    description: words('line', { about: 'What visitors get.', length: length(20, 50, 60, 140) }),
    action: action({ required: true, length: LENGTHS.action }),
    secondaryAction: action_,
  }),
  ContactSection: section<ui.ContactSectionProps>({
    ...HEAD,
    points: list(words('line', { length: length(8, 28, 20, 72) }), {
      about: 'What happens next.',
      count: [2, 4],
    }),
    details: list(item.detail, { about: 'Ways to get in touch without the form.' }),
    children: given('The site’s own contact form.'),
  }),
  Banner: section<ui.BannerProps>({
    id: HEAD.id,
    eyebrow: HEAD.eyebrow,
    heading: words('phrase', {
      required: true,
      about: 'What the page is about.',
      length: length(4, 16, 10, 48),
    }),
    description: words('line', { length: length(20, 50, 60, 140) }),
    headingLevel: HEAD.headingLevel,
    media,
  }),
  ComparisonTable: section<InBand<ui.ComparisonTableProps>>({
    ...BAND,
    label: text({
      required: true,
      about: 'What is compared, for those who cannot see it.',
      length: length(4, 20, 12, 60),
    }),
    columns: list(item.comparisonColumn, { required: true, count: [2, 4] }),
    groups: list(item.comparisonGroup, { required: true, count: [1, 5] }),
    answers: { ...item.comparisonAnswers, required: true, about: 'The words for yes and no.' },
  }),
  Tabs: section<InBand<ui.TabsProps>>({
    ...BAND,
    label: text({
      required: true,
      about: 'What the tabs choose between, for those who cannot see them.',
      length: length(4, 12, 8, 32),
    }),
    items: list(item.tab, { required: true, count: [2, 6] }),
    defaultIndex: number({ about: 'Which one is chosen at first, counted from 0.', placeIn: ['items'] }),
    activation: choice(['automatic', 'manual'], { about: 'Whether the arrow keys choose, or Enter does.' }),
  }),
  Timeline: section<InBand<ui.TimelineProps>>({
    ...BAND,
    items: list(item.timelineItem, { required: true, count: [3, 8] }),
  }),
  SectionFrame: section<ui.SectionFrameProps>({
    ...BAND,
    children: words('prose', {
      about: 'Free text: paragraphs, lists, headings.',
      length: length(40, 1200, 120, 4000),
    }),
  }),
} as const satisfies Readonly<Record<string, SectionSchema>>;

/** The name of a section that a page can be composed of. */
export type SectionName = keyof typeof SECTIONS;

/**
 * The schema of a section, by the name that a file gives it.
 *
 * @returns undefined where there is no such section
 */
export const schemaOf = (name: unknown): SectionSchema | undefined =>
  typeof name === 'string' && Object.hasOwn(SECTIONS, name) ? SECTIONS[name as SectionName] : undefined;

/** The fields of a section, by the name that a file gives it; none if there is no such section. */
export const sectionFields = (name: unknown): Fields => schemaOf(name)?.fields ?? {};

/** The props of a section, possibly from an older version of its part, with today's names. */
export const migrated = ({ migrations = [] }: SectionSchema, written: RawProps): RawProps =>
  migrations.reduce((older, step) => step(older), written);
