import { Prose, ScrollArea, type ScrollAreaProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { proseTable } from '../support/prose.tsx';

const meta = {
  title: 'Primitives/ScrollArea',
  component: ScrollArea,
  argTypes: { label: { control: 'text' } },
  parameters: {
    layout: 'padded',
    ...words<ScrollAreaProps>((t) => ({
      label: t.parts.prose.table.caption,
      children: <Prose>{proseTable(t)}</Prose>,
    })),
    guide: {
      use: ['Around what may be wider than its column and must not break: a table, a line of code.'],
      avoid: ['For cards that move sideways: they belong under each other.'],
      accessibility: [
        'A named region that takes the focus, so that the arrows can scroll it in every browser: give `label`.',
      ],
      content: [{ text: '`label`: the title of what is inside', chinese: '4 to 20', english: '8 to 48' }],
      example: '<ScrollArea label={title}>{children}</ScrollArea>',
    },
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof ScrollArea>;

/** A table that is wider than a phone; the page is not. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: plain(args.label) })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A line that never ends. */
export const Long: Story = {
  parameters: words<ScrollAreaProps>((t) => ({
    label: t.parts.prose.codeLabel,
    children: <pre>{t.parts.prose.code.repeat(4).replaceAll('\n', ' ')}</pre>,
  })),
};
