import { HelpSection, type HelpSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import {
  NAMED_BY_HEADING,
  NAMED_REGION,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const full = (t: StoryText) =>
  ({
    heading: t.parts.helpHeading,
    items: t.parts.help,
  }) satisfies HelpSectionProps;

const meta = {
  title: 'Sections/HelpSection',
  component: HelpSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<HelpSectionProps>(full),
    guide: {
      use: ['To help visitors choose between packages: a situation and what to take then.'],
      avoid: ['For questions: use `FaqSection`.'],
      accessibility: [NAMED_BY_HEADING, 'The situations and their advice are a list.'],
      content: [
        ...HEAD,
        entries('items', '2 to 4'),
        {
          text: 'one of `items`: a situation and what to take then',
          chinese: '20 to 50',
          english: '50 to 130',
        },
      ],
      example: `<HelpSection heading={t('PLAN.HELP_TITLE')} items={[{ situation, advice }]} />`,
    },
  },
} satisfies Meta<typeof HelpSection>;
export default meta;
type Story = StoryObj<typeof HelpSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More items than usual. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<HelpSectionProps>((t) => ({
    ...full(t),
    items: many(full(t).items, 9).map((item, index) => ({
      ...item,
      situation: `${index + 1}. ${plain(item.situation)}`,
    })),
  })),
};

/** A head and advice as long as they may get. */
export const Long: Story = {
  parameters: words<HelpSectionProps>((t) => ({
    ...full(t),
    ...t.long,
    items: [
      { situation: t.long.description, advice: t.long.heading },
      { situation: t.section.description, advice: t.action.long },
    ],
  })),
};

/** On a phone the advice has a line of its own, and all of it. */
export const Phone: Story = {
  ...ON_A_PHONE,
  parameters: {
    ...ON_A_PHONE.parameters,
    ...words<HelpSectionProps>((t) => ({
      ...full(t),
      items: [{ situation: t.section.description, advice: t.action.long }],
    })),
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(canvas.getByRole('strong').getBoundingClientRect().width).toBeCloseTo(width);
  },
};

/** Situation and advice in one sentence each. */
export const Sentences: Story = {
  parameters: words<HelpSectionProps>((t) => ({
    ...full(t),
    items: t.parts.help.map(({ situation }) => ({ situation })),
  })),
};
