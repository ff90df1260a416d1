import { Select, type SelectProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';
import type { StoryText } from '../text/index.ts';

const grouped = ({ kit }: StoryText): SelectProps['options'] =>
  kit.services.map(({ group, items }) => ({
    label: group,
    options: items.map((label, index) => ({ value: `${group}-${index}`, label })),
  }));

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { name: 'service', onChange: fn() },
  argTypes: {
    ...FIELD_CONTROLS,
    placeholder: { control: 'text' },
  },
  decorators: [inColumn('26rem')],
  parameters: {
    layout: 'padded',
    ...words<SelectProps>((t) => ({
      label: t.kit.service,
      placeholder: t.kit.choose,
      options: t.kit.services.flatMap(({ group, items }) =>
        items.map((label, index) => ({ value: `${group}-${index}`, label })),
      ),
    })),
    guide: {
      use: [
        'For a choice of one among five or more.',
        'With a `placeholder`, so that nobody sends an answer without choosing it.',
      ],
      avoid: [
        'For two to four answers: `RadioGroup` shows them all.',
        'For choices that lead somewhere: use links.',
      ],
      accessibility: [
        'It is the platform’s own list: keys, type-ahead and a phone’s wheel work as people know them.',
        'The label is tied to it, and so are hint and error.',
      ],
      content: [
        { text: '`label`', chinese: '2 to 10', english: '4 to 30' },
        { text: '`placeholder`', chinese: '2 to 6', english: '6 to 16' },
        { text: '`options`, each', chinese: '2 to 12', english: '4 to 30' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
      ],
      example: `<Select label="What is it about?" placeholder="Please choose" options={[{ value: '2', label: 'Cloud hosting' }]} />`,
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

/** Nothing is chosen before somebody chooses. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: String(args.label) });
    await expect(select).toHaveValue('');
    const [first] = args.options;
    await userEvent.selectOptions(select, first === undefined ? '' : first.label);
    await expect(select).toHaveDisplayValue(first?.label ?? '');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** Many answers, in groups. */
export const Groups: Story = {
  parameters: words<SelectProps>((t) => ({
    label: t.kit.service,
    placeholder: t.kit.choose,
    options: grouped(t),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(args.options.length);
  },
};

/** Help that stays below. */
export const WithHint: Story = {
  name: 'With a hint',
  parameters: words<SelectProps>((t) => ({
    label: t.kit.service,
    hint: t.kit.meetingHint,
    options: grouped(t),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** Nothing was chosen, and something has to be. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<SelectProps>((t) => ({
    label: t.kit.service,
    placeholder: t.kit.choose,
    options: grouped(t),
    error: t.field.required,
  })),
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription(args.error);
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Under the pointer its edge is darker. */
export const Hovered: Story = { parameters: { pointer: { over: 'select' } } };

/** A question and answers of more than the usual length: what does not fit ends before the arrow. */
export const Long: Story = {
  parameters: words<SelectProps>((t) => ({
    label: t.action.long,
    hint: t.section.description,
    error: t.long.eyebrow,
    options: [
      { value: 'long', label: t.long.heading },
      { value: 'spaceless', label: 'W'.repeat(80) },
    ],
  })),
};
