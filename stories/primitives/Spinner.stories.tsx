import { Spinner, type SpinnerProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  argTypes: { label: { control: 'text' } },
  parameters: {
    layout: 'padded',
    ...words<SpinnerProps>((t) => ({ label: t.loading })),
    guide: {
      use: ['For a short wait in a small place, such as inside a button.'],
      avoid: ['For content to come: use `Skeleton`.'],
      accessibility: [
        'With `label` it has words; without, it is decoration beside words that say the same.',
        'To be announced when it appears, put it into an element with `role="status"` that is always there: most screen readers miss a status that comes together with its words.',
      ],
      content: [{ text: '`label`', chinese: '2 to 6', english: '6 to 16' }],
      example: "<Spinner label={t('COMMON.LOADING')} />",
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof Spinner>;

/** Says what is going on. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label ?? '');
  },
};

/** Decoration beside words. */
export const Silent: Story = {
  parameters: words<SpinnerProps>(() => ({})),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
