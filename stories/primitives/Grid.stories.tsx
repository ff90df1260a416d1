import { Grid } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxes } from './Layout.tsx';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { columns: 3, children: boxes(6) },
  argTypes: {
    columns: { control: 'inline-radio', options: [1, 2, 3, 4] },
    gap: { control: 'select', options: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] },
    children: { control: false },
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['For cards of the same kind: one column on a phone, at most two on a tablet.'],
      avoid: ['For a page’s layout: bands and containers do that.', 'For tables of data.'],
      accessibility: [
        'As a list (`as="ul"`) it keeps its role in every browser.',
        'The reading order is the source order.',
      ],
      content: [],
      example: '<Grid as="ul" columns={3}>{items.map((item) => <li key={item.id}>{item.title}</li>)}</Grid>',
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof Grid>;

/** Three columns where there is room. */
export const Default: Story = {};

/** Four columns. */
export const FourColumns: Story = { name: 'Four columns', args: { columns: 4, children: boxes(8) } };

/** One item stays as wide as a column. */
export const OneItem: Story = { name: 'One item', args: { children: boxes(1) } };

/** More than one row, the last one not full; all boxes of a row are as tall as the tallest. */
export const ManyItems: Story = { name: 'Many items', args: { children: boxes(11) } };

/** A list is announced as one, with its length. */
export const AsList: Story = {
  name: 'As a list',
  args: {
    as: 'ul',
    children: boxes(3).map((box) => <li key={box.key}>{box}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(3);
  },
};
