import { HEADING_SIZES, Heading, type HeadingProps, Stack, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2 },
  argTypes: {
    size: {
      control: 'select',
      options: HEADING_SIZES,
      table: { defaultValue: { summary: 'by level' } },
    },
  },
  parameters: {
    layout: 'padded',
    ...words<HeadingProps>((t) => ({ children: t.section.heading })),
    guide: {
      use: ['For every heading: `level` is its rank in the page’s outline, `size` how large it looks.'],
      avoid: ['To make text large: use `Text` with a size.', 'Levels chosen for their looks: choose `size`.'],
      looks: {
        do: {
          words: 'A step smaller for each step down, so that one sees what belongs to what.',
          draw: (t) => (
            <Stack gap={3}>
              <Heading level={3} size="2xl">
                {t.section.heading}
              </Heading>
              <Heading level={4} size="lg">
                {t.card.heading}
              </Heading>
              <Text>{t.card.description}</Text>
            </Stack>
          ),
        },
        dont: {
          words: 'All of one size: the page has no outline for the eye.',
          draw: (t) => (
            <Stack gap={3}>
              <Heading level={3} size="2xl">
                {t.section.heading}
              </Heading>
              <Heading level={4} size="2xl">
                {t.card.heading}
              </Heading>
              <Text>{t.card.description}</Text>
            </Stack>
          ),
        },
      },
      accessibility: ['One heading of level 1 a page; no level is left out on the way down.'],
      content: [{ text: '`children`', chinese: '4 to 20', english: '12 to 60' }],
      example: '<Heading level={2} size="3xl">{t(\'ABOUT.TITLE\')}</Heading>',
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof Heading>;

/** The size follows the level. */
export const Default: Story = {};

/** Every size, largest first. */
export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap={6}>
      {HEADING_SIZES.map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

/** The longest heading: its lines are of even length. */
export const Long: Story = {
  args: { size: '3xl' },
  parameters: words<HeadingProps>((t) => ({ children: t.long.heading })),
};
