import { Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxes } from './Layout.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: boxes(3) },
  argTypes: {
    direction: { control: 'inline-radio', options: ['column', 'row'] },
    gap: { control: 'select', options: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] },
    children: { control: false },
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['For things one after the other, with equal space between them.'],
      avoid: [
        'For columns that have to line up: use `Grid`.',
        'Margins on its items: the gap is the one place for space.',
      ],
      accessibility: [
        'As a list (`as="ul"`) it keeps its role in every browser.',
        'The reading order is the source order.',
      ],
      content: [],
      example:
        '<Stack direction="row" gap={4}>\n  <Button>{label}</Button>\n  <Button variant="secondary">{other}</Button>\n</Stack>',
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof Stack>;

/** One below the other. */
export const Column: Story = {};

/** Side by side; wraps where there is no room. */
export const Row: Story = { args: { direction: 'row', children: boxes(12) } };

/** To both ends of the line. */
export const Apart: Story = { args: { direction: 'row', justify: 'space-between', align: 'center' } };
