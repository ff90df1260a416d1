import { Link, type LinkProps, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#prices' },
  argTypes: { href: { control: 'text' } },
  parameters: {
    layout: 'padded',
    ...words<LinkProps>((t) => ({ children: t.action.prices })),
    guide: {
      use: [
        'In running text and lists, to lead to another page or place.',
        'Without `href` while its target is not known yet.',
      ],
      avoid: [
        'For something that happens in the page: use a button.',
        'For the one next step of a screen: use `Button` with `href`.',
      ],
      accessibility: [
        'Without `href` it is announced as an unavailable link, takes no focus and does nothing.',
        'Its words say where it leads, even out of context.',
        'Inside a `LinkProvider` the router’s link is rendered; it stays a real `<a>`.',
      ],
      content: [{ text: '`children`: where it leads', chinese: '2 to 16', english: '4 to 40' }],
      example: "<Link href={paths.plan(langCode)}>{t('MENU.PACKAGE')}</Link>",
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof Link>;

/** With an address. */
export const Default: Story = {};

/** In a line of text, told apart by more than its colour. */
export const InText: Story = {
  name: 'In running text',
  render: (args, context) => {
    const globals = readGlobals(context.globals);
    const [{ paragraph }] = wordsFor(globals);
    return (
      <Text>
        {paragraph}
        {globals.locale === 'en' && ' '}
        <Link {...args} />
      </Text>
    );
  },
};

/** Without an address: announced as unavailable, out of the tab order. */
export const Unavailable: Story = {
  args: { href: undefined },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Under the pointer its line is stronger. */
export const Hovered: Story = { parameters: { pointer: { over: 'a' } } };

/** Longer than its line: it wraps. */
export const Long: Story = {
  parameters: words<LinkProps>((t) => ({ children: t.long.eyebrow })),
  decorators: [inColumn('12rem')],
};
