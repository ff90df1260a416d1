import { Tabs, type TabsProps, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries, ruleFor } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { plain } from '../support/plain.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ parts: { tabs } }: StoryText) =>
  ({
    label: tabs.label,
    items: tabs.items.map(({ heading, text }) => ({ label: heading, content: <Text>{text}</Text> })),
  }) satisfies TabsProps;

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { onChoose: fn() },
  argTypes: {
    label: { control: 'text' },
    activation: { control: 'inline-radio', options: ['automatic', 'manual'] },
    defaultIndex: { control: { type: 'number', min: 0 } },
  },
  parameters: {
    layout: 'padded',
    ...words<TabsProps>(full),
    guide: {
      use: ['For views of one thing of which a reader needs one: by role, by platform, by size.'],
      avoid: [
        'For things to compare: put them side by side, or use `ComparisonTable`.',
        'For steps, and for pages with an address of their own: those are links.',
      ],
      accessibility: [
        'WAI-ARIA’s tabs: arrows, Home and End move and choose, in the direction of the script; Tab goes on into the panel.',
        'With `activation="manual"` the arrows only move, and Enter or space chooses: for panels that are slow to come.',
        'Without JavaScript and on paper all panels stand under each other, each with its tab’s words as heading: `headingLevel` is its rank.',
      ],
      content: [
        ruleFor('Tabs', 'label', '`label`: what the tabs choose between'),
        entries('items', '2 to 6'),
        ruleFor('Tabs', 'items.label', '`items`, a label'),
      ],
      example: '<Tabs label={label} items={[{ label: title, content: <Text>{text}</Text> }]} />',
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof Tabs>;

/** The arrows choose, Tab goes on into the panel. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(plain(args.items[1]?.label));
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** The arrows only move; Enter chooses. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // Seen also where it is not chosen.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
  },
};

/** In a script that runs from right to left the left arrow goes on. */
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
  },
};

/** Words as long as they may get, in the tabs and under them. */
export const Long: Story = {
  parameters: words<TabsProps>((t) => ({
    label: t.parts.tabs.label,
    items: [
      { label: t.action.long, content: <Text>{t.long.description}</Text> },
      { label: t.long.heading, content: <Text>{t.paragraph}</Text> },
      { label: 'kubernetes-ingress-controller', content: <Text>{t.section.description}</Text> },
    ],
  })),
};

/** A tab alone. */
export const One: Story = {
  parameters: words<TabsProps>((t) => ({ ...full(t), items: full(t).items.slice(0, 1) })),
};

/** More than fit beside each other: the row scrolls, and End brings the last into sight. */
export const Many: Story = {
  parameters: words<TabsProps>((t) => ({ ...full(t), items: many(full(t).items, 18) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const tab = canvas.getAllByRole('tab').at(-1);
    await expect(tab).toHaveFocus();
    const right = tab?.getBoundingClientRect().right ?? Infinity;
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A tab under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: '[role=tab][aria-selected=false]' } } };

/** The keyboard's focus on the chosen tab. */
export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() };
