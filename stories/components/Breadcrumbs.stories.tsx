import { Breadcrumbs, type BreadcrumbsProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { plain } from '../support/plain.ts';
import type { StoryText } from '../text/index.ts';

const way = (labels: readonly string[]) =>
  labels.map((label, index) =>
    index === labels.length - 1 ? { label } : { label, href: `#level-${index}` },
  );

const full = ({ parts: { trail } }: StoryText) =>
  ({ label: trail.label, items: way(trail.items) }) satisfies BreadcrumbsProps;

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  argTypes: { label: { control: 'text' }, items: { control: 'object' } },
  parameters: {
    layout: 'padded',
    ...words<BreadcrumbsProps>(full),
    guide: {
      use: ['Above the heading of a page two or more levels deep: an article, a page of a manual.'],
      avoid: ['On pages that the header’s menu leads to.', 'For the steps of a form.'],
      accessibility: [
        'A landmark with a list; give `label`. The last entry is the page itself and says so.',
        'Only the pages above are links; the last may have an address, and needs none.',
      ],
      content: [
        { text: '`label`: the landmark’s name', chinese: '2 to 8', english: '8 to 24' },
        entries('items', '2 to 5'),
        { text: '`items`, a label: the title of its page', chinese: '2 to 16', english: '4 to 48' },
      ],
      example: '<Breadcrumbs label={label} items={[{ label: title, href }, { label: name }]} />',
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

/** The way to the page, and the page. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(args.items.length - 1);
    await expect(canvas.getByText(plain(args.items.at(-1)?.label))).toHaveAttribute('aria-current', 'page');
  },
};

/** Titles as long as they may get. */
export const Long: Story = {
  parameters: words<BreadcrumbsProps>((t) => ({
    ...full(t),
    items: way([
      ...t.parts.trail.items.slice(0, 2),
      'kubernetes-ingress-controller-upgrade-2025',
      t.long.heading,
    ]),
  })),
  play: async ({ canvasElement }) => {
    // The slash stands beside the first line, however many follow.
    for (const crumb of canvasElement.querySelectorAll('li'))
      await expect(getComputedStyle(crumb).alignItems).toBe('baseline');
  },
};

/** The first page alone. */
export const One: Story = {
  parameters: words<BreadcrumbsProps>((t) => ({ ...full(t), items: full(t).items.slice(0, 1) })),
};

/** A page deeper than any should be. */
export const Many: Story = {
  parameters: words<BreadcrumbsProps>((t) => ({ ...full(t), items: way(many(t.parts.trail.items, 9)) })),
};

/** A link under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'a' } } };

/** The keyboard's focus on the first page. */
export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() };
