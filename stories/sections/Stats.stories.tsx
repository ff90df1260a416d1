import { Stats, type StatsProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { HEAD, entries, ruleFor } from '../support/contentRules.ts';
import { plain } from '../support/plain.ts';
import { NAMED_BY_HEADING, ON_A_PHONE, SECTION_CONTROLS, sectionStates } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ parts }: StoryText) => ({ ...parts.statsHead, items: parts.stats }) satisfies StatsProps;

const meta = {
  title: 'Sections/Stats',
  component: Stats,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<StatsProps>(full),
    guide: {
      use: ['For three to six figures that can be checked, with what they count and since when.'],
      avoid: [
        'For figures that nobody measured: they cost trust.',
        'In the first screen: `Hero` has `facts`.',
      ],
      looks: {
        isPage: true,
        do: {
          words: 'Each is short, and says what it counts and how it was measured.',
          draw: ({ parts }) => <Stats {...parts.statsHead} items={parts.stats} />,
        },
        dont: {
          words: 'Words in the place of figures: too long for their size, and nobody can check them.',
          draw: ({ parts, badge, action }) => (
            <Stats
              {...parts.statsHead}
              items={parts.stats.map(({ label }, index) => ({
                value: index % 2 === 0 ? action.consult : badge.popular,
                label,
              }))}
            />
          ),
        },
      },
      accessibility: [NAMED_BY_HEADING, 'A list of terms: what a figure counts is read before the figure.'],
      content: [
        ...HEAD,
        entries('items', '3 to 6'),
        ruleFor('Stats', 'items.value', '`items`, a figure with its unit'),
        ruleFor('Stats', 'items.label', '`items`, what it counts'),
        ruleFor('Stats', 'items.description', '`items`, since when or measured how'),
      ],
      example: '<Stats heading={title} items={[{ value, label, description }]} />',
    },
  },
} satisfies Meta<typeof Stats>;
export default meta;
type Story = StoryObj<typeof Stats>;
const states = sectionStates(full);

/** A figure and what it counts belong together. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: plain(args.heading) })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(args.items.map(({ label }) => label));
  },
};

/** A head and words as long as they may get, a figure without a space among them. */
export const Long: Story = {
  parameters: words<StatsProps>((t) => ({
    ...t.long,
    items: [
      { value: 'NT$1,280,450,000', label: t.card.description, description: t.section.description },
      ...t.parts.stats.slice(1),
    ],
  })),
};

/** The heading alone above figures that need no more words. */
export const Minimal: Story = {
  parameters: words<StatsProps>((t) => ({
    heading: t.parts.statsHead.heading,
    items: t.parts.stats.map(({ value, label }) => ({ value, label })),
  })),
};

/** One figure. */
export const One: Story = states.count(1);

/** Three share the row. */
export const Three: Story = states.count(3);

/** More than anyone keeps in mind. */
export const Many: Story = states.count(11);

/** On a band against the page. */
export const Inverse: Story = { args: { tone: 'inverse' } };

/** On a band of the accent. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The figures are on their way. */
export const Loading: Story = {
  parameters: words<StatsProps>((t) => ({ ...t.parts.statsHead, items: [], loading: { label: t.loading } })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.loading?.label ?? '')).toBeInTheDocument();
  },
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;
