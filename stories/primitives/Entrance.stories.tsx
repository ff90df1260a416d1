import { Entrance, Heading, type EntranceProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Entrance',
  component: Entrance,
  argTypes: { kind: { control: 'inline-radio', options: ['hero', 'section'] }, children: { control: false } },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Around the hero’s content and around a section’s: once each.'],
      avoid: ['Around anything that is pressed while it moves.', 'Inside another entrance.'],
      accessibility: [
        'It only moves, it never hides: everything is readable from the first paint.',
        'There is no movement under reduced motion and without JavaScript.',
      ],
      content: [],
      example: '<Entrance kind="section">{children}</Entrance>',
    },
  },
  render: (args: EntranceProps, { globals }) => {
    const [{ section }] = wordsFor(readGlobals(globals));
    return (
      <Entrance {...args}>
        <Heading level={2}>{section.heading}</Heading>
      </Entrance>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('heading')).opacity).toBe('1');
  },
} satisfies Meta<typeof Entrance>;
export default meta;
type Story = StoryObj<typeof Entrance>;

/** 2000 ms after the page has come, for 800 ms. */
export const Hero: Story = { name: 'Of the first screen', args: { kind: 'hero' } };

/** 100 ms after it came into view, for 1000 ms. */
export const Section: Story = { name: 'Of a section', args: { kind: 'section' } };
