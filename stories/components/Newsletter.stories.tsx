import { Newsletter, type NewsletterProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';
import { plain } from '../support/plain.ts';
import { ON_A_PHONE } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';

const full = ({ marketing: { newsletter } }: StoryText) =>
  ({ text: newsletter.text }) satisfies Partial<NewsletterProps>;
const withConsent = (t: StoryText) => ({ ...full(t), consent: t.marketing.newsletter.consent });

const meta = {
  title: 'Components/Newsletter',
  component: Newsletter,
  args: { onSubmit: fn(() => Promise.resolve()) },
  argTypes: { text: { control: 'object' }, consent: { control: 'object' } },
  decorators: [inColumn('34rem')],
  parameters: {
    layout: 'padded',
    ...words<NewsletterProps>(full),
    guide: {
      use: [
        'To ask for an address to write to: at the end of an article, beside a programme, in a footer’s place.',
      ],
      avoid: ['For questions about a person or a company: `ContactForm`.', 'Twice on a page.'],
      accessibility: [
        'A form of the library: errors are tied to their field, said once and vanish as it is mended; the first bad field gets the focus.',
        'With a `consent` its box stands before the button, so that the keyboard meets it.',
        'The result is announced as a status; the focus stays where it was.',
        'Without JavaScript the platform posts `email` and `consent` to `action`.',
      ],
      content: [
        { text: '`text`: the label', chinese: '2 to 6', english: '4 to 20' },
        { text: '`text`: the hint', chinese: '8 to 24', english: '20 to 64' },
        { text: '`text`: the button', chinese: '2 to 6', english: '4 to 16' },
        { text: '`text`: the result', chinese: '10 to 40', english: '24 to 100' },
        { text: '`consent`: what is consented to', chinese: '8 to 40', english: '20 to 100' },
      ],
      example: '<Newsletter text={text} onSubmit={(value) => send(value)} action="/newsletter" />',
    },
  },
} satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof Newsletter>;
type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'shufen.lin@yuechuan.example');
  await userEvent.click(canvas.getByRole('button', { name: args.text.submit }));
};

/** One field; it is as tall when something is wrong. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: new RegExp(args.text.label) })).toBeVisible();
  },
};

/** A box that has to be ticked. */
export const Consent: Story = { parameters: words<NewsletterProps>(withConsent) };

/** Sent empty: both are asked for, and the first has the focus. */
export const Wrong: Story = {
  parameters: words<NewsletterProps>(withConsent),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text.submit }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(args.text.required));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** On its way. */
export const Busy: Story = {
  args: { onSubmit: () => new Promise(() => undefined) },
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Taken: the field is empty again. */
export const Success: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await submit(context);
    await expect(await canvas.findByText(plain(args.text.success))).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith('shufen.lin@yuechuan.example');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Not taken: the address is still there. */
export const Failure: Story = {
  args: { onSubmit: () => Promise.reject(new Error('offline')) },
  parameters: { expectedConsole: [/offline/] },
  play: async (context) => {
    const { canvas, args } = context;
    await submit(context);
    await expect(await canvas.findByText(plain(args.text.failure))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('shufen.lin@yuechuan.example');
  },
};

/** Words of more than the usual length. */
export const Long: Story = {
  parameters: words<NewsletterProps>((t) => ({
    text: { ...full(t).text, label: t.long.heading, hint: t.long.description, submit: t.action.long },
  })),
};

/** Its button under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'button' } } };

/** Its field with the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** On a phone the button stands below. */
export const Phone: Story = { ...ON_A_PHONE };
