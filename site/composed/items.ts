import type * as ui from '@plinth/ui';
import { action, boolean, either, given, group, link, list, number, picture, text, words } from './fields.ts';
import { isDateTime } from './dateTime.ts';
import { LENGTHS, length } from './lengths.ts';

/** The library's pictures are mostly decoration: they have words only when they say something. */
const media = picture({ length: LENGTHS.alt });

const LEVEL = given('One lower than the section’s.');
const ID = given('The items of a written page keep their places.');

export const heroFact = group<ui.HeroFact>({
  value: words('phrase', { required: true, length: length(2, 6, 2, 8) }),
  label: words('phrase', { required: true, length: length(4, 16, 10, 44) }),
});

export const advantage = group<ui.Advantage>({
  heading: words('phrase', { required: true, length: length(4, 12, 10, 36) }),
  description: words('line', { length: length(25, 60, 70, 150) }),
  media,
  link: link(),
});

export const detail = group<ui.Detail>({
  label: words('phrase', { required: true, length: LENGTHS.detail }),
  text: words('line', { required: true, pressedBy: 'link' }),
  link: link(),
});

export const faqItem = group<ui.FaqItem>({
  id: ID,
  question: words('phrase', { required: true, length: length(6, 20, 20, 64) }),
  answer: words('blocks', { required: true, length: length(30, 90, 90, 260) }),
});

export const helpItem = group<ui.HelpItem>({
  situation: words('line', { required: true, length: length(20, 50, 50, 130) }),
  advice: words('line'),
});

export const mediaItem = group<ui.MediaItemProps>({
  heading: words('phrase', { required: true, about: 'The headline.', length: length(10, 28, 30, 80) }),
  description: words('line', { about: 'Who, when, what.', length: length(20, 50, 60, 140) }),
  media,
  link: link(),
  layout: given('The first one leads.'),
  headingLevel: LEVEL,
});

export const partnerItem = group<ui.PartnerItem>({
  media,
  label: words('phrase', { required: true, length: length(4, 20, 8, 48) }),
  link: link(),
});

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether amounts can be formatted in a language; the tag may be invalid. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** A currency that no browser knows is refused: the part would write `$` instead, which may be another currency. */
export const currency = group<ui.PriceCurrency>({
  code: text({
    required: true,
    about: 'Its ISO 4217 code, such as TWD.',
    only: { expected: "a currency's code such as TWD", is: (code) => currencies.has(code) },
  }),
  locale: text({
    required: true,
    about: 'The language in which it is written, such as zh-TW.',
    only: { expected: "a language's tag such as zh-TW", is: isLanguage },
  }),
});

const former = group<ui.FormerPrice>({
  label: words('phrase', {
    required: true,
    about: 'Says that this was the price before.',
    length: length(2, 4, 3, 12),
  }),
  price: number({ required: true }),
});

const unit = words('phrase', { length: length(2, 4, 4, 12) });

const packageName = {
  heading: words('phrase', { required: true, length: length(2, 8, 4, 24) }),
  subheading: words('line', { about: 'For whom it is.', length: length(6, 18, 16, 48) }),
} as const;

const feature = words('line', { length: length(4, 28, 10, 72) });
const featureGroup = group<ui.FeatureGroup>(
  {
    heading: words('phrase', { required: true, length: length(2, 8, 4, 24) }),
    items: list(feature, { required: true, count: [1, 4] }),
  },
  { about: 'Lines under a heading' },
);

const packageContent = {
  features: list(either(feature, featureGroup), { count: [3, 7] }),
  action: action({ length: LENGTHS.action }),
  note: words('line', {
    about: 'The quiet line below, such as the tax note.',
    length: length(4, 12, 12, 40),
  }),
  preferred: group<NonNullable<ui.PriceCardProps['preferred']>>(
    {
      label: words('phrase', { required: true, length: length(2, 5, 3, 14) }),
      badge: words('phrase', { length: length(2, 5, 3, 14) }),
    },
    { about: 'Marks the popular package.' },
  ),
  headingLevel: LEVEL,
} as const;

export const priceCard = group<ui.PriceCardProps>({
  ...packageName,
  price: number({ required: true, about: 'In whole currency units.' }),
  former,
  currency,
  unit,
  ...packageContent,
});

export const plan = group<ui.Plan>({
  ...packageName,
  prices: list(group<ui.PlanPrice>({ price: number({ required: true }), former, unit }), {
    required: true,
    about: 'One for each period, in the periods’ order.',
    oneForEach: ['periods', 'items'],
    count: [2, 3],
  }),
  ...packageContent,
});

const period = group<ui.Period>({
  label: words('phrase', { required: true, length: length(2, 4, 4, 12) }),
  note: words('phrase', { length: length(2, 8, 6, 24) }),
});

export const periods = group<ui.PlanSectionProps['periods']>({
  label: text({ required: true, about: 'What is chosen.', length: length(4, 8, 8, 24) }),
  items: list(period, { required: true, count: [2, 3] }),
  defaultIndex: number({
    about: 'Which one is chosen at first, counted from 0.',
    placeIn: ['periods', 'items'],
  }),
});

export const processStep = group<ui.ProcessStepProps>({
  number: number({ given: 'Its place in the list.' }),
  numberLabel: text({ given: 'Its place in the list, in words.', length: length(2, 4, 5, 8) }),
  heading: words('phrase', { required: true, length: length(2, 10, 6, 32) }),
  description: words('line', { length: length(30, 60, 80, 180) }),
  media,
  mirrored: given('Left and right in turn.'),
  begins: given('The first one does.'),
  ends: given('The last one does.'),
  headingLevel: LEVEL,
});

export const productCard = group<ui.ProductCardProps>({
  heading: words('phrase', { required: true, about: 'The service’s name.', length: length(2, 8, 4, 28) }),
  description: words('line', { about: 'What it does.', length: length(20, 45, 50, 120) }),
  media,
  action: action({ length: length(2, 6, 4, 16) }),
  headingLevel: LEVEL,
});

export const riverItem = group<ui.RiverItem>({
  heading: words('phrase', { length: length(4, 16, 12, 48) }),
  paragraphs: list(words('line', { length: length(30, 120, 90, 320) }), { count: [1, 2] }),
  media,
  action: action({ length: length(2, 10, 4, 32) }),
});

export const stat = group<ui.Stat>({
  value: words('phrase', { required: true, about: 'A figure with its unit.', length: length(1, 6, 1, 8) }),
  label: words('phrase', { required: true, about: 'What it counts.', length: length(4, 12, 8, 32) }),
  description: words('line', { about: 'Since when, or measured how.', length: length(6, 20, 12, 48) }),
});

export const testimonial = group<ui.TestimonialProps>({
  quote: words('line', {
    required: true,
    about: 'Without quotation marks.',
    length: length(15, 80, 40, 280),
  }),
  name: words('phrase', { required: true, length: length(2, 6, 6, 24) }),
  subheading: words('line', { about: 'Company and position.', length: length(6, 20, 12, 48) }),
  media,
  link: link(),
  size: given('A single one is shown larger.'),
});

export const comparisonColumn = group<ui.ComparisonColumn>({
  heading: words('phrase', { required: true, length: length(2, 6, 4, 14) }),
  subheading: words('phrase', { about: 'Its price, or for whom it is.', length: length(2, 18, 4, 48) }),
});

const comparisonRow = group<ui.ComparisonRow>({
  heading: words('phrase', { required: true, length: length(2, 10, 4, 32) }),
  description: words('phrase', { about: 'What it means.', length: length(4, 20, 8, 56) }),
  cells: list(either(words('phrase', { length: length(1, 8, 1, 20) }), boolean()), {
    required: true,
    about: 'One for each column, in the columns’ order.',
    oneForEach: ['columns'],
    count: [2, 4],
  }),
});

export const comparisonGroup = group<ui.ComparisonGroup>({
  heading: words('phrase', { about: 'What its rows have in common.', length: length(2, 10, 4, 32) }),
  rows: list(comparisonRow, { required: true, count: [1, 8] }),
});

export const comparisonAnswers = group<ui.ComparisonTableProps['answers']>({
  yes: text({ required: true, length: length(1, 3, 2, 14) }),
  no: text({ required: true, length: length(1, 3, 2, 14) }),
});

export const tab = group<ui.TabItem>({
  id: ID,
  label: words('phrase', { required: true, length: length(2, 8, 4, 24) }),
  content: words('blocks', {
    required: true,
    about: 'What it shows.',
    length: length(20, 120, 60, 400),
  }),
});

export const timelineItem = group<ui.TimelineItem>({
  time: words('phrase', { required: true, about: 'A year, a date, an hour.', length: length(2, 12, 4, 20) }),
  dateTime: text({
    about: 'The same for machines, such as 2026-03-14T09:30.',
    only: { expected: 'a real date or time such as 2026-03-14T09:30', is: isDateTime },
  }),
  heading: words('phrase', { required: true, about: 'What happens.', length: length(4, 20, 8, 48) }),
  description: words('line', { length: length(10, 60, 30, 160) }),
  current: boolean({ about: 'Whether this is happening now; one entry at most.' }),
});
