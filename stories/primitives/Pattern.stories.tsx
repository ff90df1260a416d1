import { Container, Heading, Pattern } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Pattern',
  component: Pattern,
  parameters: {
    guide: {
      use: ['Behind the words at the head of a page: `Hero` and `Banner` have it already.'],
      avoid: ['Behind running text.', 'Twice in view.'],
      accessibility: ['Decoration: silent, and so faint that text keeps its contrast.'],
      content: [],
      example:
        "<div style={{ position: 'relative' }}>\n  <Pattern />\n  <Heading level={1}>{title}</Heading>\n</div>",
    },
  },
} satisfies Meta<typeof Pattern>;
export default meta;
type Story = StoryObj<typeof Pattern>;

/** A fine grid where a brand's corners are small, circles where they are large. */
export const Default: Story = {
  render: (args, { globals }) => {
    const [{ section }] = wordsFor(readGlobals(globals));
    return (
      <div style={{ position: 'relative', minBlockSize: '24rem', paddingBlock: '4rem' }}>
        <Pattern {...args} />
        <Container style={{ position: 'relative' }}>
          <Heading level={1}>{section.heading}</Heading>
        </Container>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
