import { Stack, TEXT_FIELD_TYPES, TextField, type TextFieldProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  argTypes: {
    ...FIELD_CONTROLS,
    type: { control: 'select', options: TEXT_FIELD_TYPES },
  },
  decorators: [inColumn('26rem')],
  parameters: {
    layout: 'padded',
    ...words<TextFieldProps>((t) => ({ label: t.field.company })),
    guide: {
      use: [
        'For one line of text in a form.',
        'With a `type`, which brings the right keyboard on a phone and the browser’s own help with such answers.',
      ],
      avoid: ['A placeholder in place of the label: it goes away when it is needed most.'],
      looks: {
        do: {
          words: 'A short label, and what helps under it, where it stays while one types.',
          draw: ({ kit }) => <TextField label={kit.email} hint={kit.emailHint} />,
        },
        dont: {
          words: 'The help in the field: it goes away when it is needed.',
          draw: ({ kit }) => <TextField label={kit.email} placeholder={kit.emailHint} />,
        },
      },
      accessibility: [
        'The label is tied to the input, and so are hint and error.',
        'The asterisk is silent; the input itself says that it is required.',
        'A prefix is part of the description; a counter is announced only at a few steps before the end.',
      ],
      content: [
        { text: '`label`', chinese: '2 to 8', english: '4 to 24' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
        { text: '`prefix`', chinese: '1 to 4', english: '1 to 10' },
        { text: '`counter`, with `{left}`', chinese: '6 to 14', english: '12 to 30' },
      ],
      example: `<TextField label={t('HOME.CONTACT.COMPANY')} name="companyName" required error={errors.companyName} />`,
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof TextField>;

/** A press on the label puts the focus into the field; what is typed stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: String(args.label) });
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Strata');
    await expect(input).toHaveValue('Strata');
  },
};

/** Filled. */
export const Filled: Story = {
  parameters: words<TextFieldProps>((t) => ({ label: t.field.company, defaultValue: t.field.filled })),
};

/** Help that stays below. */
export const WithHint: Story = {
  name: 'With a hint',
  parameters: words<TextFieldProps>((t) => ({ label: t.field.phone, hint: t.field.phoneHint, type: 'tel' })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** It cannot be left empty. */
export const Required: Story = { args: { required: true } };

/** Something is wrong: told in words, not by colour alone. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<TextFieldProps>((t) => ({ label: t.field.company, error: t.field.required })),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Under the pointer its edge is darker. */
export const Hovered: Story = { parameters: { pointer: { over: 'input' } } };

/** A question of more than the usual length, with help and an error as long. */
export const Long: Story = {
  args: { required: true },
  parameters: words<TextFieldProps>((t) => ({
    label: t.action.long,
    hint: t.section.description,
    error: t.long.eyebrow,
  })),
};

/** E-mail, address, number and day: each with the browser's own ways to write it. */
export const Types: Story = {
  render: (_args, { globals }) => {
    const [{ kit }] = wordsFor(readGlobals(globals));
    return (
      <Stack gap={4}>
        <TextField label={kit.email} type="email" autoComplete="email" defaultValue="hello@sample.example" />
        <TextField label={kit.website} type="url" autoComplete="url" defaultValue="https://sample.example" />
        <TextField label={kit.seats} type="number" min={1} step={1} defaultValue={120} />
        <TextField label={kit.day} type="date" defaultValue="2026-11-23" />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(seats);
    await userEvent.type(seats, '0');
    await expect(seats.validity.rangeUnderflow).toBe(true);
  },
};

/** A currency before the number; said with the field. */
export const WithPrefix: Story = {
  name: 'With a prefix',
  parameters: words<TextFieldProps>((t) => ({
    label: t.kit.budget,
    prefix: t.kit.currency,
    hint: t.kit.meetingHint,
    inputMode: 'numeric',
    defaultValue: '12000',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${String(args.hint)} ${String(args.prefix)}`,
    );
  },
};

/** How many characters are left, announced before they run out. */
export const WithCounter: Story = {
  name: 'With a counter',
  args: { maxLength: 30 },
  parameters: words<TextFieldProps>((t) => ({ label: t.field.company, counter: t.kit.left })),
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await step('silent while there is room', async () => {
      await userEvent.type(input, 'Strata');
      await expect(canvas.getByText('6 / 30')).toBeVisible();
      await expect(status).toBeEmptyDOMElement();
    });
    await step('told near the end', async () => {
      await userEvent.type(input, ' Cloud and more of it');
      await expect(canvas.getByText('27 / 30')).toBeVisible();
      await expect(status).toHaveTextContent(String(args.counter).replace('{left}', '5'));
    });
  },
};

/** Help stays in its place when an error comes: the field does not grow. */
export const HintAndError: Story = {
  name: 'Hint and error',
  render: (args) => (
    <>
      <TextField {...args} hint={args.label} error={undefined} />
      <TextField {...args} hint={args.label} error={String(args.label)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-field]')].map(
      (field) => field.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(2);
    await expect(heights[1]).toBe(heights[0]);
  },
};
