import { Accordion, type AccordionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries, ruleFor } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { plain } from '../support/plain.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText) =>
  ({ items: t.parts.faq.map(({ heading, text }) => ({ heading, content: text })) }) satisfies AccordionProps;

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  argTypes: {
    items: { control: 'object' },
    exclusive: { control: 'boolean' },
  },
  parameters: {
    layout: 'padded',
    ...words<AccordionProps>(full),
    guide: {
      use: ['For details that some readers look for and most do not.'],
      avoid: [
        'For questions in a band of their own: `FaqSection` comes with its head.',
        'For what everybody needs to read; and for two or three short texts, which may just stand there.',
      ],
      accessibility: [
        'The platform’s `<details>`: Enter and space open, find in page reaches what is closed, and no script is needed.',
        'Each is a heading of the outline: give `headingLevel` where 3 is wrong.',
        '`exclusive` closes what a reader may want to compare: leave it out unless room is scarce.',
      ],
      content: [
        entries('items', '3 to 8'),
        ruleFor('FaqSection', 'items.question', '`items`, a heading'),
        ruleFor('FaqSection', 'items.answer', '`items`, what it opens'),
      ],
      example: '<Accordion items={[{ heading: title, content: answer }]} exclusive />',
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof Accordion>;

/** A press opens one; the others stay as they are. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = args.items;
    await userEvent.click(canvas.getByText(plain(first?.heading)));
    await userEvent.click(canvas.getByText(plain(second?.heading)));
    await expect(canvas.getByText(plain(first?.content))).toBeVisible();
    await expect(canvas.getByText(plain(second?.content))).toBeVisible();
  },
};

/** Opening one closes the other; the first is open when the page loads. */
export const Exclusive: Story = {
  args: { exclusive: true },
  parameters: words<AccordionProps>((t) => ({
    items: full(t).items.map((item, index) => ({ ...item, open: index === 0 })),
  })),
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = args.items;
    await expect(canvas.getByText(plain(first?.content))).toBeVisible();
    await userEvent.click(canvas.getByText(plain(second?.heading)));
    await expect(canvas.getByText(plain(second?.content))).toBeVisible();
    await expect(canvas.getByText(plain(first?.content))).not.toBeVisible();
  },
};

/** Words as long as they may get, a name without a space among them. */
export const Long: Story = {
  parameters: words<AccordionProps>((t) => ({
    items: [
      { heading: t.long.heading, content: t.long.description, open: true },
      {
        heading: 'https://status.strata.example/incidents/2025-11-09-taichung-failover-drill',
        content: t.paragraph,
      },
    ],
  })),
};

/** One of them. */
export const One: Story = {
  parameters: words<AccordionProps>((t) => ({ items: full(t).items.slice(0, 1) })),
};

/** More than anyone reads. */
export const Many: Story = {
  parameters: words<AccordionProps>((t) => ({ items: many(full(t).items, 12) })),
};

/** Blocks of words inside: paragraphs with a link, and a list. */
export const RichContent: Story = {
  name: 'Rich content',
  parameters: words<AccordionProps>((t) => ({
    items: full(t).items.map(({ heading, content }) => ({
      heading,
      open: true,
      content: (
        <>
          <p>
            {content} <a href="#terms">{t.action.more}</a>
          </p>
          <ul>
            {t.parts.stats.map(({ label, value }) => (
              <li key={label}>{t.action.of(label, value)}</li>
            ))}
          </ul>
        </>
      ),
    })),
  })),
};

/** A heading under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'summary' } } };

/** The keyboard's focus on the first heading: its ring ends above the words. */
export const Focused: Story = {
  play: async ({ userEvent, canvasElement }) => {
    await userEvent.tab();
    const [summary, content] = canvasElement.querySelectorAll('details:first-child > *');
    await expect(summary).toHaveFocus();
    const { outlineOffset, outlineWidth } = getComputedStyle(summary as Element);
    const { paddingBlockStart } = getComputedStyle(content as Element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    await expect(Number.parseFloat(paddingBlockStart)).toBeGreaterThanOrEqual(reach);
  },
};
