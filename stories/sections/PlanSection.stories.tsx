import { PlanSection, type PlanSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import { periodPlans } from '../support/fromContent.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';

const meta = {
  title: 'Sections/PlanSection',
  component: PlanSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<PlanSectionProps>(periodPlans),
    guide: {
      use: ['For packages whose price depends on the period for which one pays.'],
      avoid: ['For prices without periods: `PriceSection`.', 'For more than three periods.'],
      accessibility: [
        NAMED_WITH_ITEMS,
        'The switch stands before the cards and is made of radio buttons.',
        'Without JavaScript and on paper each card says what it costs for all periods.',
      ],
      content: [
        ...HEAD,
        entries('items', '2 to 4', 'PriceCard'),
        { text: '`periods`: as in `PeriodSwitch`', chinese: '2 or 3', english: '2 or 3' },
        { text: '`currency`: a code and the page’s language', chinese: '1', english: '1' },
      ],
      example: `<PlanSection heading={title} periods={{ label, items }} items={cards} />`,
    },
  },
} satisfies Meta<typeof PlanSection>;
export default meta;
type Story = StoryObj<typeof PlanSection>;
const states = sectionStates(periodPlans);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** The other period: all prices have changed, and say what they were. */
export const Yearly: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /年付|Yearly/ }));
    const amounts = args.items.flatMap(({ prices: [, yearly] }) => [yearly?.price, yearly?.former?.price]);
    for (const amount of amounts.filter((each) => each !== undefined))
      await expect(canvas.getAllByText(new RegExp(amount.toLocaleString('en')))[0]).toBeVisible();
  },
};

/** A head as long as it may get. */
export const Long: Story = states.long;

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = { name: 'Many items', ...states.count(5) };

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** The heading alone above what it holds. */
export const HeadingOnly: Story = { name: 'Heading only', ...states.headingOnly };

/** Nothing is known yet: shapes stand in its place, so that nothing jumps when the answer comes. */
export const Loading: Story = {
  ...states.loading,
  args: { periods: { label: '', items: [] } },
};

/** Its words are known, its items are on their way. */
export const LoadingItems: Story = { name: 'Loading items', ...states.loadingItems };
