import { Skeleton, Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: ['text', 'block', 'circle'] } },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['In the shape and size of what is on its way, so that nothing jumps when it comes.'],
      avoid: ['For waits that have no shape: use `Spinner` or the loading overlay.'],
      accessibility: [
        'It is silent; say that something is loading once, beside it.',
        'It stands still under reduced motion.',
      ],
      content: [],
      example: '<Skeleton shape="block" ratio="3 / 2" />\n<Skeleton width="60%" />',
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof Skeleton>;

/** A line of text. */
export const Line: Story = { args: { width: '60%' } };

/** A picture to come. */
export const Block: Story = { args: { shape: 'block', ratio: '16 / 9' } };

/** Shapes put together as a card to come. */
export const Together: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="circle" width="4rem" height="4rem" />
      <Skeleton width="40%" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </Stack>
  ),
};
