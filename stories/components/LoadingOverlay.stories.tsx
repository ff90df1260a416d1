import { Button, LoadingOverlay, type LoadingOverlayProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';

const pressed = fn();

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  argTypes: { isLoading: { control: 'boolean' } },
  render: (args, { globals }) => {
    const [{ action, paragraph }] = wordsFor(readGlobals(globals));
    return (
      <>
        <main style={{ padding: '2rem' }}>
          <p>{paragraph}</p>
          <Button onClick={pressed}>{action.more}</Button>
        </main>
        <LoadingOverlay {...args} />
      </>
    );
  },
  beforeEach: () => {
    pressed.mockClear();
  },
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    ...words<LoadingOverlayProps>((t) => ({ label: t.loading })),
    guide: {
      use: ['Once in an application, for waits that a visitor has caused.'],
      avoid: [
        'For content that has a shape: use a skeleton.',
        'For content that is there already: it would flash.',
      ],
      accessibility: [
        'It is announced politely.',
        'It takes neither presses nor the focus: what is ready behind it can be used.',
      ],
      content: [{ text: '`label`', chinese: '2 to 8', english: '6 to 24' }],
      example: "<LoadingOverlay isLoading={isLoading} label={t('COMMON.LOADING')} />",
    },
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

/** Something is on its way, and the page behind can be used. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(plain(args.label)));
    await userEvent.click(canvas.getByRole('button'));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is on its way: nothing is in sight, and nothing is said. */
export const Idle: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** More to say than there should be: it wraps and stays in the window. */
export const Long: Story = {
  args: { isLoading: true },
  parameters: words<LoadingOverlayProps>((t) => ({ label: t.long.eyebrow })),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(plain(args.label)));
  },
};
