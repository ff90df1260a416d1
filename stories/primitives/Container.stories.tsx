import { Container, type ContainerProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  argTypes: {
    width: { control: 'inline-radio', options: ['content', 'measure'] },
  },
  parameters: {
    ...words<ContainerProps>((t) => ({ children: t.paragraph })),
    guide: {
      use: ['Inside every band, so that all content of a page stands in one column.'],
      avoid: ['Inside another container.'],
      accessibility: ['At 200 percent zoom the gutter shrinks before the text does.'],
      content: [],
      example: '<Section tone="sunken">\n  <Container>{children}</Container>\n</Section>',
    },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof Container>;

/** As wide as content may be. */
export const Content: Story = {};

/** As wide as a column of text is good to read. */
export const Measure: Story = { args: { width: 'measure' } };
