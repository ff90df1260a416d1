import { Picture, type PictureProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { words } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  argTypes: {
    media: { control: 'object' },
    ratio: { control: 'text' },
    fit: { control: 'inline-radio', options: ['cover', 'contain'] },
  },
  decorators: [inColumn('30rem')],
  parameters: {
    layout: 'padded',
    ...words<PictureProps>((t, { picture }) => ({
      media: picture('hero', t.picture.alt),
      fallbackLabel: t.picture.missing,
    })),
    guide: {
      use: [
        'For every picture: its space is reserved before it loads.',
        '`priority` for the one large picture of a first screen.',
      ],
      avoid: ['For icons and for backgrounds.', '`priority` on more than one picture of a page.'],
      accessibility: [
        '`alt` says what the picture means, or is empty for decoration.',
        'A picture that cannot be shown is replaced by a drawing that says `fallbackLabel`; decoration stays silent.',
      ],
      content: [
        {
          text: '`media.alt`: what it means, not what it shows; empty for decoration',
          chinese: '6 to 30',
          english: '16 to 90',
        },
        { text: '`fallbackLabel`', chinese: '4 to 14', english: '12 to 40' },
      ],
      example: "<Picture media={{ src, alt: t('ABOUT.IMAGE_ALT'), width: 720, height: 600 }} priority />",
    },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof Picture>;

/** In its own proportions. */
export const Default: Story = {};

/** Cropped to a given ratio. */
export const Cropped: Story = { args: { ratio: '21 / 9' } };

/** All of it, whatever the ratio. */
export const Contained: Story = { args: { ratio: '21 / 9', fit: 'contain' } };

/** The file is no picture: a drawing takes its place and says so. */
export const Broken: Story = {
  parameters: words<PictureProps>((t) => ({
    media: { src: BROKEN_PICTURE_SRC, alt: t.picture.alt, width: 720, height: 480 },
    fallbackLabel: t.picture.missing,
  })),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.fallbackLabel })).toBeVisible());
  },
};

/** There is no picture at all. */
export const Missing: Story = {
  parameters: words<PictureProps>((t) => ({ media: undefined, fallbackLabel: t.picture.missing })),
};

/** Without words it is decoration, and silent. */
export const Decoration: Story = {
  parameters: words<PictureProps>((_, { picture }) => ({ media: picture('hero', '') })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Decoration that cannot be shown stays silent, and keeps its room. */
export const BrokenDecoration: Story = {
  name: 'Broken decoration',
  parameters: words<PictureProps>(() => ({
    media: { src: BROKEN_PICTURE_SRC, alt: '', width: 720, height: 480 },
  })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
