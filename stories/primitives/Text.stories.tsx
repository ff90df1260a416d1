import { Stack, TEXT_SIZES, TEXT_TONES, Text, type TextProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: {
    size: { control: 'inline-radio', options: TEXT_SIZES },
    tone: { control: 'inline-radio', options: TEXT_TONES },
  },
  parameters: {
    layout: 'padded',
    ...words<TextProps>((t) => ({ children: t.paragraph })),
    guide: {
      use: ['For running text. It keeps to a width that is good to read in its language.'],
      avoid: ['For headings: use `Heading`.', '`danger` for anything but what went wrong.'],
      accessibility: [
        'Every tone has a contrast of at least 4.5 on every band.',
        'Lines are taller in Chinese.',
      ],
      content: [{ text: '`children`: a paragraph', chinese: 'up to 120', english: 'up to 300' }],
      example: '<Text size="lg" tone="muted">{t(\'ABOUT.INFO\')}</Text>',
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof Text>;

/** A paragraph. */
export const Default: Story = {};

/** Every size, smallest first. */
export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap={6}>
      {TEXT_SIZES.map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

/** Every tone. */
export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={6}>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

/** A whole paragraph and more: lines end where they are good to read, not where the window does. */
export const Long: Story = {
  parameters: words<TextProps>((t) => ({ children: `${t.paragraph} ${t.long.description}` })),
};
