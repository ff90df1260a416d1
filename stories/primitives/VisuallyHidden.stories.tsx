import { Link, Text, VisuallyHidden, type VisuallyHiddenProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    layout: 'padded',
    ...words<VisuallyHiddenProps>((t) => ({ children: t.hidden })),
    guide: {
      use: ['For words that the eye gets from the layout, and the ear would miss.'],
      avoid: ['For what everybody should know: show it.', 'Around anything that takes the focus.'],
      accessibility: ['It is read where it stands and takes no room.'],
      content: [{ text: '`children`', chinese: '2 to 16', english: '4 to 48' }],
      example: "<li>{number}<VisuallyHidden>{t('SERVICE.STEP_NUMBER', { number })}</VisuallyHidden></li>",
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

/** Part of a link’s name, out of sight. */
export const InALink: Story = {
  name: 'In a link',
  render: (args, { globals }) => {
    const [{ company }] = wordsFor(readGlobals(globals));
    return (
      <Text>
        <Link href="#social">
          {company.social} <VisuallyHidden {...args} />
        </Link>
      </Text>
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      expect.stringContaining(String(args.children)),
    );
  },
};
