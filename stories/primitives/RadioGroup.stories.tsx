import { RadioGroup, type RadioGroupProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';
import type { StoryText } from '../text/index.ts';

const channels = ({ kit }: StoryText, withHints = false): RadioGroupProps['options'] =>
  kit.channels.map((label, index) => ({
    value: String(index),
    label,
    ...(withHints && { hint: kit.channelHints[index] }),
  }));

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { name: 'channel', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  decorators: [inColumn('32rem')],
  parameters: {
    layout: 'padded',
    ...words<RadioGroupProps>((t) => ({ label: t.kit.channel, options: channels(t) })),
    guide: {
      use: ['For one of two to four answers that people should see side by side.'],
      avoid: ['For five or more: use `Select`.', 'For yes or no: use `Checkbox`.'],
      accessibility: [
        'One stop of the Tab key; the arrows go from answer to answer.',
        'The question is the group’s name, hint and error its description; each answer may have a hint of its own.',
      ],
      content: [
        { text: '`label`: a question', chinese: '4 to 14', english: '8 to 40' },
        { text: '`options`, each `label`', chinese: '2 to 12', english: '4 to 30' },
        { text: '`options`, each `hint`', chinese: '4 to 20', english: '8 to 48' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
      ],
      example:
        "<RadioGroup name=\"channel\" label=\"How may we reach you?\" options={[{ value: 'phone', label: 'By phone' }, { value: 'mail', label: 'By e-mail' }]} />",
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** Nothing is chosen at first; a press chooses, an arrow goes on to the next answer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('radiogroup', { name: String(args.label) });
    await expect(group).toBeInTheDocument();
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText(String(args.options[0]?.label)));
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Answers that say what they mean. */
export const WithHints: Story = {
  name: 'With hints',
  args: { defaultValue: '1' },
  parameters: words<RadioGroupProps>((t) => ({
    label: t.kit.channel,
    hint: t.kit.emailHint,
    options: channels(t, true),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(String(args.hint));
    const chosen = canvas.getByRole('radio', { checked: true });
    await expect(chosen).toHaveAccessibleDescription(String(args.options[1]?.hint));
  },
};

/** Nothing was chosen, and something has to be. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<RadioGroupProps>((t) => ({
    label: t.kit.channel,
    options: channels(t),
    error: t.field.required,
  })),
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(args.error);
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '0' } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** Under the pointer its edge is darker. */
export const Hovered: Story = { parameters: { pointer: { over: 'input' } } };

/** One answer, as a list from elsewhere may bring. */
export const One: Story = {
  parameters: words<RadioGroupProps>((t) => ({ label: t.kit.channel, options: channels(t).slice(0, 1) })),
};

/** A question and answers of more than the usual length. */
export const Long: Story = {
  parameters: words<RadioGroupProps>((t) => ({
    label: t.long.heading,
    options: [
      { value: 'a', label: t.long.description, hint: t.section.description },
      { value: 'b', label: t.action.long },
    ],
    error: t.long.eyebrow,
  })),
};
