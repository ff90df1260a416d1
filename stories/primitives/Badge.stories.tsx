import { BADGE_TONES, Badge, type BadgeProps, Stack, Card, Heading, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words, type Look } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { productCards } from '../support/fromContent.ts';

const cards = (t: StoryText, look: Look) => productCards(t, look).slice(0, 3);

const badged = (t: StoryText, look: Look, isMarked: (index: number) => boolean) => (
  <Stack>
    {cards(t, look).map(({ heading, description }, index) => (
      <Card key={index} padding="md">
        <Stack gap={2} align="start">
          {isMarked(index) && <Badge tone="highlight">{t.badge.popular}</Badge>}
          <Heading level={3} size="md">
            {heading}
          </Heading>
          <Text size="sm">{description}</Text>
        </Stack>
      </Card>
    ))}
  </Stack>
);

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: {
    tone: { control: 'inline-radio', options: BADGE_TONES },
  },
  parameters: {
    layout: 'padded',
    ...words<BadgeProps>((t) => ({ children: t.badge.popular })),
    guide: {
      use: ['To mark the one thing in a row that is popular, new or chosen.'],
      avoid: ['On everything: what all have marks nothing.', 'As a button: it cannot be pressed.'],
      looks: {
        do: { words: 'One of a row has it.', draw: (t, look) => badged(t, look, (index) => index === 1) },
        dont: { words: 'All have it: then none is marked.', draw: (t, look) => badged(t, look, () => true) },
      },
      accessibility: ['Its words are read where they stand; put it beside what it marks.'],
      content: [{ text: '`children`', chinese: '2 to 5', english: '3 to 14' }],
      example: '<Badge tone="highlight">{t(\'SERVICE.POPULAR\')}</Badge>',
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof Badge>;

/** One or two words. */
export const Default: Story = {};

/** Every tone. */
export const Tones: Story = {
  render: ({ children }) => (
    <Stack direction="row">
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {children}
        </Badge>
      ))}
    </Stack>
  ),
};

/** Longer than it should be: it wraps, and stays one thing. */
export const Long: Story = { parameters: words<BadgeProps>((t) => ({ children: t.long.eyebrow })) };
