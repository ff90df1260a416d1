import { TextField, type TextFieldProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(26rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    ...words<TextFieldProps>((t) => ({ label: t.field.company })),
    guide: {
      use: ['For one line of text in a form.'],
      avoid: ['A placeholder in place of the label: it goes away when it is needed most.'],
      accessibility: [
        'The label is tied to the input, and so are hint and error.',
        'The asterisk is silent; the input itself says that it is required.',
      ],
      content: [
        { text: '`label`', chinese: '2 to 8', english: '4 to 24' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
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
