import { Video, type VideoProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { broken } from '../support/items.ts';
import { inColumn } from '../support/parts.tsx';
import { plain } from '../support/plain.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

/** No browser can play it, and none makes a request for it. */
const UNPLAYABLE = 'data:video/webm;base64,broken';

const full = ({ marketing: { video } }: StoryText, { picture }: Look) =>
  ({
    label: video.label,
    media: picture('about', ''),
    duration: 125,
    description: video.description,
    sources: [{ src: UNPLAYABLE, type: 'video/webm' }],
    captions: [{ src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: video.captions }],
    failure: video.failure,
  }) satisfies VideoProps;

const foreign = ({ marketing: { video } }: StoryText, { picture }: Look) =>
  ({
    label: video.label,
    media: picture('about', ''),
    embed: {
      src: 'about:blank',
      title: video.title,
      href: '#video',
      consent: { notice: video.notice, accept: video.accept },
    },
  }) satisfies VideoProps;

const meta = {
  title: 'Components/Video',
  component: Video,
  args: { onPlay: fn() },
  argTypes: {
    label: { control: 'text' },
    duration: { control: { type: 'number', min: 0 } },
    ratio: { control: 'text' },
    // Not told by the docgen, which looks at neither of two types of which a part takes one.
    sources: {
      control: 'object',
      description: 'Its encodings, best first; without JavaScript a press leads to the first.',
    },
    captions: { control: 'object', description: 'At least one, unless there is nothing to hear.' },
    silent: {
      control: 'boolean',
      description: 'It has no sound, and so needs no captions.',
    },
    failure: { description: 'Said when it cannot be played.' },
    embed: {
      control: 'object',
      description: 'A video from elsewhere, in place of `sources` and what goes with them.',
    },
  },
  decorators: [inColumn('44rem')],
  parameters: {
    layout: 'padded',
    ...words<VideoProps>(full),
    guide: {
      use: [
        'For a video that visitors choose to see. `sources` are yours, the best encoding first; `embed` is somebody else’s player.',
      ],
      avoid: [
        'For moving decoration.',
        'A poster from somewhere else than your own server: it would be fetched before anybody has consented.',
      ],
      accessibility: [
        '`label` says what a press plays; the length stands beside it. The picture is decoration.',
        'The player gets the focus. `captions` are shown; a video without sound says that it is `silent`.',
        'Without JavaScript the press leads to the video. Paper has the picture.',
        'Say in your policy (`frame-src`) whose players a page may show.',
      ],
      content: [
        { text: '`label`: a verb and what is to be seen', chinese: '6 to 24', english: '16 to 60' },
        { text: '`description`', chinese: '10 to 50', english: '30 to 140' },
        { text: '`failure`', chinese: '10 to 40', english: '24 to 100' },
        { text: '`sources`, `captions`: how many', chinese: '1 to 3', english: '1 to 3' },
      ],
      example:
        "<Video label={label} media={media} duration={125} sources={[{ src, type: 'video/mp4' }]} captions={[]} silent failure={error} />",
    },
  },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof Video>;

/** A picture, and a press on it. Nothing of the video has been fetched. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(args.label) })).toBeVisible();
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

/** It cannot be played; another press tries again. */
export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(plain(args.failure));
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** A player from elsewhere: the press asks for consent first. */
export const Asking: Story = {
  parameters: words<VideoProps>(foreign),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** Nobody has made a picture, and nothing else is known. */
export const Minimal: Story = {
  parameters: words<VideoProps>((t, look) => ({
    ...full(t, look),
    media: undefined,
    duration: undefined,
    description: undefined,
  })),
};

/** The picture cannot be shown. */
export const Broken: Story = {
  parameters: words<VideoProps>((t, look) => ({ ...full(t, look), media: broken(full(t, look).media) })),
};

/** Words of more than the usual length. */
export const Long: Story = {
  parameters: words<VideoProps>((t, look) => ({
    ...full(t, look),
    description: t.long.description,
    duration: 36_065,
  })),
};

/** On a phone a long notice makes the picture's place taller. */
export const AskingOnPhone: Story = {
  name: 'Asking, on a phone',
  ...ON_A_PHONE,
  parameters: {
    ...ON_A_PHONE.parameters,
    ...words<VideoProps>((t, look) => {
      const { embed, ...rest } = foreign(t, look);
      const consent = { notice: t.long.description, accept: embed.consent.accept };
      return { ...rest, embed: { ...embed, consent } };
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

/** Under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'a' } } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** On a phone. */
export const Phone: Story = { ...ON_A_PHONE };
