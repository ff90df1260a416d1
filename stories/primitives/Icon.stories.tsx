import { Icon, type IconProps, Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database } from 'lucide-react';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Database },
  argTypes: {
    icon: { control: false },
    size: { control: 'inline-radio', options: ['text', 'md', 'lg'] },
    label: { control: 'text' },
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Beside words that say the same, to be found sooner.'],
      avoid: [
        'In place of words where a visitor has to know what it means.',
        'From another set than lucide’s.',
      ],
      accessibility: ['It is decoration and silent; with `label` it is a picture with that name.'],
      content: [{ text: '`label`, where no words stand beside it', chinese: '2 to 8', english: '3 to 24' }],
      example: '<Button icon={<Icon icon={ArrowRight} />}>{label}</Button>',
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof Icon>;

/** As large as the text around it, in its colour; silent. */
export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Every size. */
export const Sizes: Story = {
  render: ({ icon }) => (
    <Stack direction="row" align="center">
      {(['text', 'md', 'lg'] as const).map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </Stack>
  ),
};

/** Where no words stand beside it, it has a name. */
export const Named: Story = {
  parameters: words<IconProps>((t) => ({ label: t.card.heading })),
  args: { size: 'lg' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
