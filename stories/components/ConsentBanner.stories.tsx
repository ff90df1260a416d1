import { Button, ConsentBanner, type ConsentBannerProps, openConsent } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { entries } from '../support/contentRules.ts';
import { many } from '../support/items.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ marketing: { consent } }: StoryText) => {
  const { heading, description, items, text } = consent;
  return { heading, description, items, text } satisfies ConsentBannerProps;
};

const meta = {
  title: 'Components/ConsentBanner',
  component: ConsentBanner,
  args: { onAnswer: fn() },
  argTypes: {
    items: { control: 'object' },
    text: { control: 'object' },
  },
  parameters: {
    layout: 'fullscreen',
    // It stands at the foot of a window, of which each story on a docs page has one.
    docs: { story: { inline: false, height: '28rem' } },
    ...words<ConsentBannerProps>(full),
    guide: {
      use: [
        'Where a site wants to do something that needs consent: counting visits, or showing players from elsewhere.',
        'Ask `useConsent(name)` in a part and `hasConsent(name)` elsewhere, and wait with `onConsent`. `openConsent()` shows it again: put it behind a link in the footer.',
      ],
      avoid: ['Where nothing has to be asked: leave it out.', 'Words that make yes sound better than no.'],
      accessibility: [
        'A region named by its heading; it takes no focus and keeps nobody from reading. Put it before the header, so that the keyboard meets it first.',
        'Yes and no are as large and as loud as each other; each category can be chosen.',
        'Reopened, it takes the focus; Escape closes it, and the focus goes back.',
        'While it is open, the page scrolls so that whatever has the focus is above it.',
        'Without JavaScript it is not there, and nobody has consented to anything.',
      ],
      content: [
        { text: '`heading`', chinese: '6 to 16', english: '12 to 40' },
        { text: '`description`', chinese: '20 to 60', english: '50 to 160' },
        entries('items', '2 to 4'),
        { text: '`items`, a label', chinese: '2 to 8', english: '4 to 24' },
        { text: '`text`: each button', chinese: '2 to 6', english: '4 to 18' },
      ],
      example: '<ConsentBanner heading={title} description={description} items={items} text={text} />',
    },
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof ConsentBanner>;

/** The first visit. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.text.accept })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.text.refuse })).toBeVisible();
  },
};

/** Each category can be chosen by itself. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text.choose }));
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(args.items.length);
    await expect(boxes[0]).toBeDisabled();
    await expect(boxes[1]).not.toBeChecked();
  },
};

/** Refused, and opened again by the link in a footer. */
export const Reopened: Story = {
  render: (args, { globals }) => {
    const [{ marketing }] = wordsFor(readGlobals(globals));
    return (
      <>
        <Button variant="quiet" onClick={openConsent}>
          {marketing.consent.settings}
        </Button>
        <ConsentBanner {...args} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text.refuse }));
    await expect(canvas.queryByRole('button', { name: args.text.accept })).toBeNull();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['needed']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('checkbox')[1]).not.toBeChecked();
  },
};

/** Categories that need no explanation. */
export const Minimal: Story = {
  parameters: words<ConsentBannerProps>((t) => ({
    ...full(t),
    items: full(t).items.map(({ name, label }) => ({ name, label })),
  })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text.choose }));
  },
};

/** Words of more than the usual length. */
export const Long: Story = {
  parameters: words<ConsentBannerProps>((t) => ({
    ...full(t),
    heading: t.long.heading,
    description: t.long.description,
    text: { ...full(t).text, accept: t.action.long, refuse: t.action.long },
  })),
};

/** One thing to consent to. */
export const One: Story = {
  parameters: words<ConsentBannerProps>((t) => ({ ...full(t), items: full(t).items.slice(1, 2) })),
};

/** More categories than fit a window. */
export const Many: Story = {
  parameters: words<ConsentBannerProps>((t) => ({
    ...full(t),
    items: many(full(t).items, 12).map((item, index) => ({ ...item, name: `${item.name}${index}` })),
  })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text.choose }));
  },
};

/** A button under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'button' } } };

/** A button with the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.text.refuse })).toHaveFocus();
  },
};

/** On a phone. */
export const Phone: Story = { ...ON_A_PHONE };
