import { FaqSection, type FaqSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { HEAD, entries, ruleFor } from '../support/contentRules.ts';
import {
  NAMED_REGION,
  NAMED_WITH_ITEMS,
  ON_A_PHONE,
  SECTION_CONTROLS,
  sectionStates,
} from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const full = (t: StoryText) =>
  ({
    heading: t.parts.faqHeading,
    items: t.parts.faq.map(({ heading, text }) => ({ question: heading, answer: text })),
  }) satisfies FaqSectionProps;

const meta = {
  title: 'Sections/FaqSection',
  component: FaqSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<FaqSectionProps>(full),
    guide: {
      use: ['For questions that are really asked before signing.'],
      avoid: ['To hide what everybody needs to know.'],
      accessibility: [
        NAMED_WITH_ITEMS,
        'Questions open by the platform’s own means; find in page reaches closed answers.',
      ],
      content: [
        ...HEAD,
        entries('items', '3 to 6'),
        ruleFor('FaqSection', 'items.question', '`items`, a question'),
        ruleFor('FaqSection', 'items.answer', '`items`, an answer'),
      ],
      example: `<FaqSection heading={t('PLAN.FAQ_TITLE')} items={[{ question, answer }]} />`,
    },
  },
} satisfies Meta<typeof FaqSection>;
export default meta;
type Story = StoryObj<typeof FaqSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A press opens the answer, another closes it. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [item] = args.items;
    if (item === undefined) throw new Error('There is a question.');
    const answer = canvas.getByText(plain(item.answer));
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(plain(item.question)));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(plain(item.question)));
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(plain(item.question)));
  },
};

/** An answer with a link, a list and words that stand out. */
export const RichAnswer: Story = {
  name: 'Rich answer',
  parameters: words<FaqSectionProps>((t) => ({
    heading: t.section.heading,
    items: [
      {
        question: (
          <>
            {t.field.message} <span lang="en">SLA</span>
          </>
        ),
        answer: (
          <>
            <p>
              <strong>{t.section.heading}</strong> <a href="#terms">{t.action.more}</a>
            </p>
            <ul>
              <li>{t.section.description}</li>
              <li>{t.paragraph}</li>
            </ul>
          </>
        ),
      },
    ],
  })),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('There is a question.');
    await userEvent.click(summary);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** One item only. */
export const OneItem: Story = { name: 'One item', ...states.count(1) };

/** More questions than anyone asks. */
export const ManyItems: Story = {
  name: 'Many items',
  parameters: words<FaqSectionProps>((t) => ({
    ...full(t),
    items: many(full(t).items, 12).map((item, index) => ({
      ...item,
      question: `${index + 1}. ${plain(item.question)}`,
    })),
  })),
};

/** A head, a question and an answer as long as they may get; the long one is open. */
export const Long: Story = {
  parameters: words<FaqSectionProps>((t) => ({
    ...t.long,
    items: [...full(t).items, { question: t.long.heading, answer: t.long.description }],
  })),
  play: async ({ canvas, userEvent, args }) => {
    const last = args.items.at(-1);
    await userEvent.click(canvas.getByText(plain(last?.question), { selector: 'summary *' }));
    await expect(canvas.getByText(plain(last?.answer), { selector: 'details *' })).toBeVisible();
  },
};

/** A question under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'summary' } } };

/** A question with the keyboard's focus; the space bar opens it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const question = canvas.getByText(plain(args.items[0]?.question));
    await expect(question.closest('summary')).toHaveFocus();
  },
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;
