import { Announcement, type AnnouncementProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { ACTION } from '../support/contentRules.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ marketing: { announcement } }: StoryText) =>
  ({
    label: announcement.label,
    description: announcement.description,
    action: { label: announcement.action, href: '#news' },
    dismiss: { label: announcement.close, name: 'kaohsiung-2026' },
  }) satisfies AnnouncementProps;

const meta = {
  title: 'Components/Announcement',
  component: Announcement,
  args: { onDismiss: fn() },
  argTypes: {
    label: { control: 'text' },
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'inverse', 'accent'] },
  },
  parameters: {
    layout: 'fullscreen',
    ...words<AnnouncementProps>(full),
    guide: {
      use: ['For one piece of news above the header: an opening, a date, a change of price.'],
      avoid: [
        'More than one on a page.',
        'For what visitors must know: whoever has dismissed it does not see it again.',
      ],
      accessibility: [
        'A landmark that `label` names; the words come before the button that closes it.',
        'Once dismissed it is gone from the page, and the keyboard goes on with what follows.',
        'Put `DISMISSED_SCRIPT` into the head, so that a dismissed one does not flash before the script has loaded.',
        'Without JavaScript it stays, without a button. It does not print.',
      ],
      content: [
        { text: '`label`: the landmark', chinese: '2 to 6', english: '4 to 20' },
        { text: '`description`', chinese: '8 to 30', english: '20 to 80' },
        ACTION,
        { text: '`dismiss.label`: a verb and its object', chinese: '4 to 8', english: '8 to 28' },
      ],
      example:
        "<Announcement label={label} description={text} dismiss={{ label: close, name: 'opening-2026' }} />",
    },
  },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof Announcement>;

/** News with a link to read on and a button to dismiss it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('complementary', { name: args.label })).toBeVisible();
  },
};

/** Dismissed: gone, and remembered. */
export const Dismissed: Story = {
  parameters: { pictures: { skip: true, reason: 'Nothing is left to see.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.dismiss?.label }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** It cannot be dismissed. */
export const Minimal: Story = {
  parameters: words<AnnouncementProps>((t) => {
    const { label, description } = full(t);
    return { label, description };
  }),
};

/** On a dark ground. */
export const Inverse: Story = { args: { tone: 'inverse' } };

/** On a quiet ground. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** Words of more than the usual length. */
export const Long: Story = {
  parameters: words<AnnouncementProps>((t) => ({
    ...full(t),
    description: t.long.description,
    action: { label: t.long.eyebrow, href: '#news' },
  })),
};

/** Its button under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'button' } } };

/** Its button with the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** On a phone. */
export const Phone: Story = { ...ON_A_PHONE };
