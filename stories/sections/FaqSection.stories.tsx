import { FaqSection, type FaqSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { HEAD, entries } from '../support/contentRules.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const full = (t: StoryText) =>
  ({
    heading: t.section.heading,
    items: [
      { question: t.field.message, answer: t.section.description },
      { question: t.action.long, answer: t.paragraph },
      { question: t.long.heading, answer: t.long.description },
    ],
  }) satisfies FaqSectionProps;

const meta = {
  title: 'Sections/FaqSection',
  component: FaqSection,
  argTypes: {
    eyebrow: { control: 'text' },
    heading: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
    headingLevel: { control: { type: 'number', min: 1, max: 5 } },
  },
  parameters: {
    ...words<FaqSectionProps>(full),
    guide: {
      use: ['For questions that are really asked before signing.'],
      avoid: ['To hide what everybody needs to know.'],
      accessibility: [
        'A region named by its heading; `headingLevel` sets its rank, its items are one lower.',
        'Questions open by the platform’s own means; the page’s search finds closed answers.',
      ],
      content: [
        ...HEAD,
        entries('items', '3 to 6'),
        { text: '`items`, a question', chinese: '6 to 20', english: '20 to 64' },
        { text: '`items`, an answer', chinese: '30 to 90', english: '90 to 260' },
      ],
      example: `<FaqSection heading={t('PLAN.FAQ_TITLE')} items={[{ question, answer }]} />`,
    },
  },
} satisfies Meta<typeof FaqSection>;
export default meta;
type Story = StoryObj<typeof FaqSection>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
  },
};

/** A press opens the answer, another closes it. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [item] = args.items;
    if (item === undefined) throw new Error('There is a question.');
    const answer = canvas.getByText(item.answer);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(item.question));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(item.question));
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(item.question));
  },
};

/** One item only. */
export const OneItem: Story = {
  name: 'One item',
  parameters: words<FaqSectionProps>((t) => ({ ...full(t), items: full(t).items.slice(0, 1) })),
};

/** More questions than anyone asks. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<FaqSectionProps>((t) => ({
    ...full(t),
    items: many(full(t).items, 12).map((item, index) => ({
      ...item,
      question: `${index + 1}. ${item.question}`,
    })),
  })),
};

/** A head, a question and an answer as long as they may get; the long one is open. */
export const Long: Story = {
  parameters: words<FaqSectionProps>((t) => ({ ...full(t), ...t.long })),
  play: async ({ canvas, userEvent, args }) => {
    const { question = '', answer = '' } = args.items.at(-1) ?? {};
    await userEvent.click(canvas.getByText(question, { selector: 'summary' }));
    await expect(canvas.getByText(answer, { selector: 'details *' })).toBeVisible();
  },
};

/** A question under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'summary' } } };

/** A question with the keyboard's focus; the space bar opens it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByText(args.items[0]?.question ?? '')).toHaveFocus();
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-phone', 'en-agency-light-phone'],
      reason: 'It exists to show the phone.',
    },
  },
};
