import { Timeline, type TimelineProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries, ruleFor } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ parts }: StoryText) =>
  ({
    items: parts.programme.map((item, index) => ({ ...item, current: index === 2 })),
  }) satisfies TimelineProps;

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  parameters: {
    layout: 'padded',
    ...words<TimelineProps>(full),
    guide: {
      use: ['For what happens when: the programme of a day, the history of a company, a plan.'],
      avoid: ['For steps that a reader takes: `ProcessSection` numbers them.'],
      accessibility: [
        'A list in order of time; each entry says when before it says what, and `dateTime` says when to machines.',
        'The entry that is now says so through `current`, not by its colour alone.',
      ],
      content: [
        entries('items', '3 to 8'),
        ruleFor('Timeline', 'items.time', '`items`, the time'),
        ruleFor('Timeline', 'items.heading', '`items`, the heading'),
        ruleFor('Timeline', 'items.description', '`items`, the description'),
      ],
      example: '<Timeline items={[{ time: value, heading: title, description }]} />',
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof Timeline>;

/** A programme; the third entry is now. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const entriesShown = canvas.getAllByRole('listitem');
    await expect(entriesShown).toHaveLength(args.items.length);
    await expect(entriesShown[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** Times and headings alone. */
export const Minimal: Story = {
  parameters: words<TimelineProps>((t) => ({
    items: full(t).items.map(({ time, heading }) => ({ time, heading })),
  })),
};

/** Words as long as they may get, one without a space. */
export const Long: Story = {
  parameters: words<TimelineProps>((t) => ({
    items: [
      { time: t.long.eyebrow, heading: t.long.heading, description: t.long.description },
      {
        time: '2026-03-14T09:30:00+08:00/2026-03-14T18:00',
        heading: 'kubernetes-ingress-controller-upgrade',
      },
      ...full(t).items.slice(2),
    ],
  })),
};

/** One entry. */
export const One: Story = {
  parameters: words<TimelineProps>((t) => ({ items: full(t).items.slice(0, 1) })),
};

/** More than a day holds. */
export const Many: Story = {
  parameters: words<TimelineProps>((t) => ({ items: many(full(t).items.slice(0, 2), 16) })),
};

/** On a phone the time stands above its words. */
export const Phone: Story = ON_A_PHONE;
