import { ComparisonTable, type ComparisonTableProps, Link } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries, ruleFor } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ parts: { comparison } }: StoryText): ComparisonTableProps => ({
  label: comparison.label,
  columns: comparison.columns,
  groups: comparison.groups,
  answers: { yes: comparison.yes, no: comparison.no },
});

const meta = {
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  argTypes: { label: { control: 'text' }, columns: { control: 'object' }, groups: { control: 'object' } },
  // As low as on a page, where the head has a place below the header to stay in.
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '6rem' }}>
      <Story />
    </div>
  ),
  parameters: {
    layout: 'padded',
    ...words<ComparisonTableProps>(full),
    guide: {
      use: [
        'For two to four plans or products and what tells them apart, under `PriceSection` or by itself.',
      ],
      avoid: [
        'For figures about a single thing: a table in `Prose`.',
        'For rows in which all columns say the same: say it once, above.',
      ],
      accessibility: [
        'A table with column, row and group headers; it keeps its roles where a phone lays it out differently.',
        'Yes and no are words; the mark beside them is decoration.',
        'With more than four columns it scrolls in a box that the keyboard reaches, and row and group headers stay in sight.',
      ],
      content: [
        ruleFor('ComparisonTable', 'label', '`label`: what is compared'),
        entries('columns', '2 to 4'),
        ruleFor('ComparisonTable', 'columns.heading', '`columns`, a heading'),
        entries('groups', '1 to 5'),
        ruleFor('ComparisonTable', 'groups.rows.heading', '`groups`, a row'),
        ruleFor('ComparisonTable', 'groups.rows.cells', '`groups`, a cell'),
        ruleFor('ComparisonTable', 'answers.yes', '`answers`: the words for yes and no'),
      ],
      example:
        "<ComparisonTable label={title} columns={items} groups={groups} answers={{ yes: 'Yes', no: 'No' }} />",
    },
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof ComparisonTable>;

/** Rows and columns have their headers, and even “no” is a word. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(args.columns.length);
    await expect(canvas.getAllByRole('cell', { name: args.answers.no }).length).toBeGreaterThan(0);
  },
};

/** On a phone a row's header stands above its cells; it is still a table, and nothing reaches beyond the window. */
export const Phone: Story = {
  ...ON_A_PHONE,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(args.columns.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Over the heads of the rows is a cell, too: without it each cell would be under the head beside its own.
    const [head] = canvas.getAllByRole('rowgroup');
    await expect(head && within(head).getAllByRole('cell')).toHaveLength(1);
  },
};

/** Words as long as they may get, one without a space. */
export const Long: Story = {
  parameters: words<ComparisonTableProps>((t) => ({
    ...full(t),
    columns: [
      { heading: t.price.hugeHeading, subheading: t.section.description },
      { heading: 'kubernetes-ingress-controller', subheading: t.card.description },
      ...full(t).columns.slice(2),
    ],
    groups: [
      {
        heading: t.long.eyebrow,
        rows: [
          { heading: t.long.heading, description: t.card.description, cells: [t.paragraph, true, false] },
        ],
      },
      ...full(t).groups.slice(1),
    ],
  })),
};

/** Headers and rows without further words, in one group without a name. */
export const Minimal: Story = {
  parameters: words<ComparisonTableProps>((t) => ({
    ...full(t),
    columns: full(t).columns.map(({ heading }) => ({ heading })),
    groups: full(t)
      .groups.slice(1, 2)
      .map(({ rows }) => ({ rows: rows.map(({ heading, cells }) => ({ heading, cells })) })),
  })),
};

/** Two plans and one row. */
export const One: Story = {
  parameters: words<ComparisonTableProps>((t) => ({
    ...full(t),
    columns: full(t).columns.slice(0, 2),
    groups: [{ rows: [{ heading: t.card.heading, cells: [true, false] }] }],
  })),
};

/** More columns than fit a phone: the box scrolls, the headers of rows and groups stay. */
export const Many: Story = {
  parameters: words<ComparisonTableProps>((t) => ({
    ...full(t),
    columns: many(full(t).columns, 7),
    groups: full(t).groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, cells: many(row.cells, 7) })),
    })),
  })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: args.label })).toHaveFocus();
  },
};

/** The last columns on a phone: there, too, the headers of rows and groups say what stands beside them. */
export const ManyOnAPhone: Story = {
  name: 'Many on a phone',
  ...ON_A_PHONE,
  parameters: { ...Many.parameters, ...ON_A_PHONE.parameters },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('region', { name: args.label });
    box.scrollLeft = box.scrollWidth;
    for (const { heading } of args.groups) {
      const { left, right } = canvas.getByText(heading as string).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left);
      await expect(right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
    }
  },
};

/** Rows with links: one that the keyboard goes back to comes out from under the column headers. */
export const Links: Story = {
  parameters: words<ComparisonTableProps>((t) => ({
    ...full(t),
    groups: full(t).groups.map((group) => ({
      ...group,
      rows: many(group.rows, 8).map((row) => ({ ...row, heading: <Link href="#more">{row.heading}</Link> })),
    })),
  })),
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('columnheader');
    const link = canvas.getAllByRole('link')[5];
    if (head === undefined || link === undefined) throw new Error('The table has no links.');
    window.scrollBy({ top: link.getBoundingClientRect().top, behavior: 'instant' });
    // Under the head, which has come to its place by now.
    const hidden = head.getBoundingClientRect().bottom - link.offsetHeight;
    window.scrollBy({ top: link.getBoundingClientRect().top - hidden, behavior: 'instant' });
    link.focus();
    await waitFor(() =>
      expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom),
    );
  },
};
