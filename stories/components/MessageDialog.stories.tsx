import { Button, MessageDialog, type MessageDialogProps } from '@plinth/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { IN_A_NARROW_WINDOW } from '../support/section.ts';

/** A page with a button that opens the dialog, so that one can see where the focus goes. */
const withOpener: Decorator<MessageDialogProps> = function Opener(Story, { args, globals }) {
  const [isOpen, setOpen] = useState(args.open);
  const [{ action }] = wordsFor(readGlobals(globals));
  const onClose = () => {
    setOpen(false);
    args.onClose();
  };
  return (
    <main style={{ padding: '2rem' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.send}
      </Button>
      <Story args={{ ...args, open: isOpen, onClose }} />
    </main>
  );
};

const meta = {
  title: 'Components/MessageDialog',
  component: MessageDialog,
  args: { open: true, onClose: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: ['success', 'error'] },
    html: { control: 'text' },
  },
  decorators: [withOpener],
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    guide: {
      use: ['For news that has to be acknowledged before one goes on: a request was sent, or could not be.'],
      avoid: [
        'For questions with more than one answer.',
        'For what can stand in the page, such as mistakes in a form.',
      ],
      accessibility: [
        'The platform’s modal dialog: the focus goes to its button, stays inside and goes back afterwards.',
        'Escape and the button close it; an error is an alert dialog and announced at once.',
        'Html from a server is sanitised: a little emphasis, lists, line breaks and links, nothing else.',
      ],
      content: [
        { text: '`heading`', chinese: '2 to 12', english: '6 to 32' },
        { text: '`message`, or `html`', chinese: '8 to 40', english: '20 to 120' },
        { text: '`detail`: one line', chinese: '4 to 24', english: '12 to 72' },
        { text: '`confirmLabel`', chinese: '2 to 4', english: '2 to 12' },
      ],
      example:
        "<MessageDialog open={error !== undefined} tone=\"error\" heading={t('ERROR.NOTICE')} message={t('ERROR.SYSTEM')} detail={error.message} confirmLabel={t('COMMON.CONFIRM')} onClose={close} />",
    },
  },
} satisfies Meta<typeof MessageDialog>;
export default meta;
type Story = StoryObj<typeof MessageDialog>;

const success = words<MessageDialogProps>((t) => ({
  tone: 'success',
  heading: t.dialog.successHeading,
  html: t.dialog.html,
  confirmLabel: t.action.confirm,
}));
const failure = words<MessageDialogProps>((t) => ({
  tone: 'error',
  heading: t.dialog.notice,
  message: t.dialog.system,
  confirmLabel: t.action.confirm,
}));

/** A request was taken; the server's words are shown with their emphasis and links. */
export const Success: Story = {
  parameters: success,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: plain(args.heading) });
    await waitFor(() => expect(dialog.querySelector('b')).toBeVisible());
    await expect(dialog.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};

/** Something failed: announced at once. */
export const Failure: Story = {
  parameters: failure,
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('alertdialog', { name: plain(args.heading) }),
    ).toHaveAccessibleDescription(String(args.message));
  },
};

/** A failure with the line that says what happened. */
export const WithDetail: Story = {
  name: 'With a detail',
  parameters: words<MessageDialogProps>((t) => ({
    tone: 'error',
    heading: t.dialog.notice,
    message: t.dialog.system,
    detail: t.dialog.timeout,
    confirmLabel: t.action.confirm,
  })),
};

/** The focus goes to the button, and back to where it was; `onClose` is called once for each opening. */
export const Focus: Story = {
  args: { open: false },
  parameters: failure,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button');
    await step('the button closes', async () => {
      await userEvent.click(opener);
      const confirm = await screen.findByRole('button', { name: plain(args.confirmLabel) });
      await expect(confirm).toHaveFocus();
      await userEvent.click(confirm);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
    await step('Escape closes', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog');
      // What a browser does on Escape; a key made by script does not reach it.
      dialog.requestClose();
      // At once: browsers say `close` a frame later, and who presses something in between would not be heard.
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

/** Html with more than it may have: scripts, handlers and dangerous links are gone, the words stay. */
export const HostileHtml: Story = {
  name: 'Hostile html',
  parameters: words<MessageDialogProps>((t) => ({
    tone: 'success',
    heading: t.dialog.successHeading,
    html: `<b onclick="alert(1)">${t.dialog.later}</b><img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">${t.action.more}</a>`,
    confirmLabel: t.action.confirm,
  })),
  play: async ({ globals }) => {
    const [{ action, dialog: text }] = wordsFor(readGlobals(globals));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('b')).toHaveTextContent(text.later));
    await expect(dialog).toHaveTextContent(action.more);
    await expect(dialog.querySelector('script, img, [onclick], [href^="javascript"]')).toBeNull();
  },
};

/** Much to read in a small window: from its beginning, with the button in reach. */
export const Long: Story = {
  ...IN_A_NARROW_WINDOW,
  parameters: {
    ...IN_A_NARROW_WINDOW.parameters,
    ...words<MessageDialogProps>((t) => ({
      tone: 'error',
      heading: t.long.heading,
      message: `${t.long.description} ${t.paragraph} `.repeat(6).trim(),
      detail: t.dialog.timeout,
      confirmLabel: t.action.long,
    })),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: plain(args.confirmLabel) });
    await expect(confirm).toHaveFocus();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    const isInReach = () => confirm.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
    await expect(isInReach()).toBe(true);
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect(isInReach()).toBe(true);
    dialog.scrollTo(0, 0);
  },
};
