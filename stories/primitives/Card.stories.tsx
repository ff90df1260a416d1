import { Card, Heading, Link, Picture, Section, Stack, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  argTypes: {
    padding: { control: 'inline-radio', options: ['none', 'md', 'lg'] },
    interactive: { control: 'boolean' },
    children: { control: false },
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['To hold together what belongs together and can stand alone.'],
      avoid: ['Inside another card.', 'For a whole section: use a band with a tone.'],
      accessibility: [
        'It has no role of its own. A card that can be pressed has one link, in its heading, that covers it: one tab stop.',
      ],
      content: [],
      example: '<Card interactive>\n  <Heading level={3}><Link href={href}>{title}</Link></Heading>\n</Card>',
    },
  },
  render: (args, { globals }) => {
    const [{ card }] = wordsFor(readGlobals(globals));
    return (
      <Card {...args}>
        <Stack gap={2}>
          <Heading level={3}>
            {args.interactive === true ? <Link href="#card">{card.heading}</Link> : card.heading}
          </Heading>
          <Text tone="muted">{card.description}</Text>
        </Stack>
      </Card>
    );
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof Card>;

/** A raised surface. */
export const Default: Story = {};

/** It answers to the pointer. */
export const Interactive: Story = { args: { interactive: true } };

/** More room inside. */
export const Roomy: Story = { args: { padding: 'lg' } };

/** On a dark band it returns to the page's own colours. */
export const OnInverse: Story = {
  name: 'On an inverse band',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section tone="inverse">
        <div style={{ maxInlineSize: '30rem', marginInline: 'auto' }}>
          <Story />
        </div>
      </Section>
    ),
  ],
};

/** Under the pointer it lifts a little, and its edge is drawn stronger. */
export const Hovered: Story = {
  args: { interactive: true },
  parameters: { pointer: { over: 'a' } },
};

/** Its one link has the keyboard's focus. */
export const Focused: Story = {
  args: { interactive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A picture goes up to its edge. The card cuts nothing off, a focus ring least of all: the picture takes its corners. */
export const WithoutPadding: Story = {
  name: 'Without padding',
  args: { padding: 'none' },
  render: (args, { globals }) => {
    const [{ picture }, look] = wordsFor(readGlobals(globals));
    return (
      <Card {...args}>
        <Picture media={look.picture('about', picture.alt)} style={{ borderRadius: 'inherit' }} />
      </Card>
    );
  },
};
