import { ScrollTopCircle, type ScrollTopCircleProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';

const meta = {
  title: 'Components/ScrollTopCircle',
  component: ScrollTopCircle,
  render: (args, { globals }) => {
    const [{ paragraph }] = wordsFor(readGlobals(globals));
    return (
      <>
        <ScrollTopCircle {...args} />
        <main style={{ padding: '2rem', blockSize: '400vh' }}>
          <p>{paragraph}</p>
        </main>
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    ...words<ScrollTopCircleProps>((t) => ({ label: t.action.backToTop })),
    guide: {
      use: ['Once, on pages longer than two screens.'],
      avoid: ['For anything but the way back to the top.'],
      accessibility: [
        'A button with `label` as its name; the ring is decoration.',
        'It cannot be reached while one is at the top.',
        'Under reduced motion it jumps instead of gliding.',
      ],
      content: [{ text: '`label`', chinese: '4 to 10', english: '8 to 24' }],
      example: "<ScrollTopCircle label={t('COMMON.BACK_TO_TOP')} />",
    },
  },
} satisfies Meta<typeof ScrollTopCircle>;
export default meta;
type Story = StoryObj<typeof ScrollTopCircle>;

/** At the top there is nothing to go back to. */
export const AtTheTop: Story = {
  name: 'At the top',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: args.label })).toBeNull());
  },
};

const halfway = () =>
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });

/** Halfway down, the ring is half full. */
export const Halfway: Story = {
  play: async ({ canvas, args }) => {
    halfway();
    await waitFor(() => expect(canvas.getByRole('button', { name: args.label })).toBeVisible());
  },
};

/** A press leads back to the top, and the circle goes. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    halfway();
    await userEvent.click(await canvas.findByRole('button', { name: args.label }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: args.label })).toBeNull());
  },
};

/** Under the pointer. */
export const Hovered: Story = {
  ...Halfway,
  parameters: { pointer: { over: 'button' } },
};

/** With the keyboard's focus, for which it can be reached without a scroll. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    halfway();
    const button = await canvas.findByRole('button', { name: args.label });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
