import { MovingLogoWall, type MovingLogoWallProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { entries } from '../support/contentRules.ts';
import { logos } from '../support/fromContent.ts';
import { broken, many } from '../support/items.ts';
import { plain } from '../support/plain.ts';

const wall = (count: number) =>
  words<MovingLogoWallProps>((t, look) => ({
    label: t.section.heading,
    items: many(logos(t, look), count),
    stopLabel: t.parts.movingLogos.stop,
    moveLabel: t.parts.movingLogos.move,
  }));

const meta = {
  title: 'Components/MovingLogoWall',
  component: MovingLogoWall,
  argTypes: {
    label: { control: 'text' },
    items: { control: 'object' },
  },
  parameters: {
    layout: 'padded',
    ...wall(8),
    guide: {
      use: ['For more logos than fit into two rows, in a `SectionFrame`, once on a page.'],
      avoid: [
        'For up to six logos, or where each of them counts: `LogoWall` shows all at once.',
        'Beside a form, or anything else that asks for attention.',
      ],
      accessibility: [
        'It moves only where motion is welcome, on screens, and with a script: otherwise it is a `LogoWall`.',
        'A button stops it and shows all; it also stops when a key puts the focus on a logo, and waits under the pointer (WCAG 2.2.2).',
        'The copy that makes it endless is neither read out nor reached by keys.',
      ],
      content: [
        entries('items', '7 to 20', 'LogoWall'),
        { text: '`label`, where no heading names the list', chinese: '4 to 16', english: '8 to 48' },
        { text: '`stopLabel`: that all are shown then', chinese: '4 to 10', english: '8 to 24' },
        { text: '`moveLabel`', chinese: '4 to 10', english: '8 to 24' },
      ],
      example: '<MovingLogoWall items={logos} stopLabel={text} moveLabel={text} />',
    },
  },
} satisfies Meta<typeof MovingLogoWall>;
export default meta;
type Story = StoryObj<typeof MovingLogoWall>;

/** Each name is said once, whether it moves or not. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(args.items.length);
  },
};

/** Stopped: a button lets them move again, where motion is welcome. */
export const Stopped: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const button = canvas.queryByRole('button', { name: plain(args.stopLabel) });
    // Where motion is not welcome nothing moves, and nothing has to be stopped.
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    await expect(button !== null).toBe(moves);
    button?.click();
    await waitFor(() => expect(canvasElement.querySelector('[data-stopped]') !== null).toBe(moves));
  },
};

/** One logo stands still. */
export const One: Story = { parameters: wall(1) };

/** Up to four stand still. */
export const Four: Story = { parameters: wall(4) };

/** Many. */
export const Many: Story = { parameters: wall(24) };

/** A list’s name and buttons as long as they may get. */
export const Long: Story = {
  parameters: words<MovingLogoWallProps>((t, look) => ({
    label: t.long.heading,
    items: many(logos(t, look), 8),
    stopLabel: t.long.eyebrow,
    moveLabel: t.long.eyebrow,
  })),
};

/** A logo that cannot be shown leaves its company’s name. */
export const Broken: Story = {
  parameters: words<MovingLogoWallProps>((t, look) => ({
    items: many(logos(t, look), 8).map((logo, index) => (index === 1 ? broken(logo) : logo)),
    stopLabel: t.parts.movingLogos.stop,
    moveLabel: t.parts.movingLogos.move,
  })),
};

/** Each leads to its company. */
export const Linked: Story = {
  parameters: words<MovingLogoWallProps>((t, look) => ({
    items: many(logos(t, look), 8).map((logo, index) => ({ ...logo, link: { href: `#company-${index}` } })),
    stopLabel: t.parts.movingLogos.stop,
    moveLabel: t.parts.movingLogos.move,
  })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.items.length);
    await expect(links[0]).toHaveFocus();
  },
};
