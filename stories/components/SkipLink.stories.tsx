import { SkipLink, type SkipLinkProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { IN_A_NARROW_WINDOW } from '../support/section.ts';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args, { globals }) => {
    const [{ paragraph }] = wordsFor(readGlobals(globals));
    return (
      <>
        <SkipLink {...args} />
        <main id="content" tabIndex={-1} style={{ padding: '5rem 2rem' }}>
          <p>{paragraph}</p>
        </main>
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '14rem' } },
    ...words<SkipLinkProps>((t) => ({ label: t.menu.skip })),
    guide: {
      use: ['As the first link of every page.'],
      avoid: ['For links that everybody should see.'],
      accessibility: [
        'In sight while it has the focus, and only then.',
        'Its target takes the focus: give it `tabIndex={-1}`.',
      ],
      content: [{ text: '`label`', chinese: '4 to 8', english: '12 to 24' }],
      example: "<SkipLink href={`#${MAIN_ID}`} label={t('COMMON.SKIP_TO_CONTENT')} />",
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof SkipLink>;

/** Out of sight until the keyboard comes to it. */
export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: plain(args.label) })).not.toBeVisible();
  },
};

/** The first stop of the keyboard. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: plain(args.label) });
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
  },
};

/** More words than there should be: it wraps in a narrow window. */
export const Long: Story = {
  // One of them at a time can have the focus, which it needs to be seen.
  tags: ['!autodocs'],
  ...IN_A_NARROW_WINDOW,
  parameters: {
    ...IN_A_NARROW_WINDOW.parameters,
    ...words<SkipLinkProps>((t) => ({ label: t.long.eyebrow })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: plain(args.label) })).toBeVisible();
  },
};
