import { MEDIA_ITEM_LAYOUTS, MediaItem, type MediaItemProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';
import { words } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';
import { plain } from '../support/plain.ts';
import { first, mediaItems } from '../support/fromContent.ts';
import { ruleFor } from '../support/contentRules.ts';

const meta = {
  title: 'Components/MediaItem',
  component: MediaItem,
  argTypes: {
    layout: { control: 'inline-radio', options: MEDIA_ITEM_LAYOUTS },
  },
  decorators: [inColumn('36rem')],
  parameters: {
    layout: 'padded',
    ...words<MediaItemProps>((t, look) => first(mediaItems(t, look))),
    guide: {
      use: ['For what others wrote or showed about the company, in a `MediaSection`.'],
      avoid: ['For services: use `ProductCard`.'],
      accessibility: [
        'Its picture repeats the words and is decoration.',
        'With a `link` its headline is one, and a press anywhere on it counts.',
      ],
      content: [
        ruleFor('MediaSection', 'items.heading', '`heading`: the headline'),
        ruleFor('MediaSection', 'items.description', '`description`: who, when, what'),
      ],
      example:
        '<MediaItem layout="row" heading={item.title} description={item.description} media={picture(item.imageUrl)} />',
    },
  },
} satisfies Meta<typeof MediaItem>;
export default meta;
type Story = StoryObj<typeof MediaItem>;

/** The lead item: picture above the words. */
export const Stacked: Story = { args: { layout: 'stacked' } };

/** One that follows: picture beside the words. */
export const Row: Story = { args: { layout: 'row' } };

/** More text than there should be. */
export const Long: Story = {
  args: { layout: 'row' },
  parameters: words<MediaItemProps>((t, look) => ({
    ...first(mediaItems(t, look)),
    heading: t.long.heading,
    description: t.long.description,
  })),
};

/** The headline alone. */
export const Minimal: Story = {
  parameters: words<MediaItemProps>((t, look) => ({ heading: first(mediaItems(t, look)).heading })),
};

/** The picture cannot be shown. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<MediaItemProps>((t, look) => ({
    ...first(mediaItems(t, look)),
    media: { src: BROKEN_PICTURE_SRC, alt: '', width: 640, height: 360 },
  })),
};

/** Nobody has drawn the picture yet. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  args: { layout: 'row' },
  parameters: words<MediaItemProps>((t, look) => ({ ...first(mediaItems(t, look)), media: undefined })),
};

/** It leads to the report: a press anywhere on it counts. */
export const Linked: Story = {
  args: { link: { href: 'https://press.example/report', target: '_blank', rel: 'noopener' } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: plain(args.heading) });
    await expect(link).toHaveAttribute('href', 'https://press.example/report');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
