import { TextArea, type TextAreaProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  argTypes: {
    ...FIELD_CONTROLS,
    rows: { control: { type: 'number', min: 2, max: 12 } },
  },
  decorators: [inColumn('32rem')],
  parameters: {
    layout: 'padded',
    ...words<TextAreaProps>((t) => ({ label: t.field.message })),
    guide: {
      use: ['For text that may run over several lines.'],
      avoid: ['For a name or a number: use `TextField`.'],
      accessibility: [
        'The label is tied to the field, and so are hint and error.',
        'It can be made taller by hand.',
      ],
      content: [
        { text: '`label`: a question', chinese: '2 to 12', english: '6 to 30' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
        { text: '`counter`, with `{left}`', chinese: '6 to 14', english: '12 to 30' },
      ],
      example: `<TextArea label={t('HOME.CONTACT.COMMENT')} name="description" required rows={5} />`,
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof TextArea>;

/** Empty; Enter starts a new line. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'one{Enter}two');
    await expect(area).toHaveValue('one\ntwo');
  },
};

/** Filled. */
export const Filled: Story = {
  parameters: words<TextAreaProps>((t) => ({ label: t.field.message, defaultValue: t.field.filledMessage })),
};

/** Something is wrong. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<TextAreaProps>((t) => ({ label: t.field.message, error: t.field.required })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** Under the pointer its edge is darker. */
export const Hovered: Story = { parameters: { pointer: { over: 'textarea' } } };

/** A question of more than the usual length, with help and an error as long. */
export const Long: Story = {
  args: { required: true },
  parameters: words<TextAreaProps>((t) => ({
    label: t.action.long,
    hint: t.section.description,
    error: t.long.eyebrow,
  })),
};

/** Help that stays below. */
export const WithHint: Story = {
  name: 'With a hint',
  parameters: words<TextAreaProps>((t) => ({ label: t.field.message, hint: t.section.description })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** It cannot be left empty. */
export const Required: Story = { args: { required: true } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** How much room there is; help and error keep their places. */
export const WithCounter: Story = {
  name: 'With a counter',
  args: { maxLength: 200 },
  parameters: words<TextAreaProps>((t) => ({
    label: t.field.message,
    hint: t.kit.emailHint,
    counter: t.kit.left,
    defaultValue: t.field.filledMessage,
  })),
  play: async ({ canvas, args }) => {
    const { length } = String(args.defaultValue);
    await expect(canvas.getByText(`${length} / 200`)).toBeVisible();
  },
};
