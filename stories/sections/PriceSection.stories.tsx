import { PriceSection, type PriceSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import { planCards, priceCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText, look: Look) =>
  ({ ...t.section, items: priceCards(t, look) }) satisfies PriceSectionProps;

const meta = {
  title: 'Sections/PriceSection',
  component: PriceSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<PriceSectionProps>(full),
    guide: {
      use: ['For the packages of a service or of the plan.'],
      avoid: ['For a single price in a sentence.'],
      accessibility: [NAMED_WITH_ITEMS, 'The cards are a list.', 'It prints without buttons.'],
      content: [...HEAD, entries('items', '2 to 4', 'PriceCard')],
      example: `<PriceSection heading={data.pageContentTitle} items={cards} />`,
    },
  },
} satisfies Meta<typeof PriceSection>;
export default meta;
type Story = StoryObj<typeof PriceSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** The plan’s packages say for whom they are. */
export const Plan: Story = {
  parameters: words<PriceSectionProps>((t, look) => ({ ...full(t, look), items: planCards(t, look) })),
};

/** Packages of unequal length: heads, prices, lists and buttons stay on common lines. */
export const Uneven: Story = {
  parameters: words<PriceSectionProps>((t, look) => ({
    ...full(t, look),
    items: priceCards(t, look).map((card, index) =>
      index === 0
        ? {
            ...card,
            heading: t.price.hugeHeading,
            features: (card.features ?? []).slice(0, 1),
            price: 128_000_000,
          }
        : card,
    ),
  })),
};

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = { name: 'Many items', ...states.count(5) };

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** The popular package in English: its second word stands at the card's edge. */
export const PreferredInEnglish: Story = {
  name: 'Preferred, in English',
  globals: { locale: 'en' },
  parameters: {
    pictures: { only: ['en-cloud-light-laptop', 'en-agency-light-laptop'], reason: 'It exists in English.' },
    ...words<PriceSectionProps>(full),
  },
  play: async ({ canvas, args }) => {
    const popular = args.items.find(({ preferred }) => preferred !== undefined);
    const badge = canvas.getByText(plain(popular?.preferred?.badge));
    await expect(badge).toBeVisible();
    const { top, height } = badge.getBoundingClientRect();
    const edge = badge.closest('article')?.getBoundingClientRect().top;
    await expect(edge).toBeCloseTo(top + height / 2, -0.5);
  },
};

/** The popular package in Chinese: one word. */
export const PreferredInChinese: Story = {
  name: 'Preferred, in Chinese',
  globals: { locale: 'zh-tw' },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-laptop', 'zh-tw-agency-light-laptop'],
      reason: 'It exists in Chinese.',
    },
    ...words<PriceSectionProps>((t, look) => ({
      ...full(t, look),
      items: full(t, look).items.map(({ preferred, ...card }) =>
        preferred === undefined ? card : { ...card, preferred: { label: preferred.label } },
      ),
    })),
  },
};

/** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
export const Loading: Story = states.loading;

/** Its words are known, its items are on their way. */
export const LoadingItems: Story = { name: 'Loading items', ...states.loadingItems };
