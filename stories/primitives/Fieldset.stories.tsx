import { Checkbox, Fieldset, type FieldsetProps, TextField } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/Fieldset',
  component: Fieldset,
  argTypes: {
    error: { control: 'text' },
    disabled: { control: 'boolean' },
    children: { control: false },
  },
  decorators: [inColumn('32rem')],
  parameters: {
    layout: 'padded',
    ...words<FieldsetProps>((t) => ({ legend: t.kit.meeting, hint: t.kit.meetingHint })),
    guide: {
      use: ['For fields that only make sense together, such as an address.', 'For boxes of one question.'],
      avoid: ['Around a whole form: its heading does that.'],
      accessibility: [
        'Its legend is announced before the first field in it, with the asterisk of what is required; hint and error after it.',
        '`disabled` takes every field in it out, for keyboard and sending alike.',
      ],
      content: [
        { text: '`legend`', chinese: '2 to 12', english: '4 to 40' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
      ],
      example: '<Fieldset legend="Your first meeting">\n  <TextField label="Day" type="date" />\n</Fieldset>',
    },
  },
  render: (args, { globals }) => {
    const [{ kit }] = wordsFor(readGlobals(globals));
    return (
      <Fieldset {...args}>
        <TextField label={kit.day} name="day" type="date" />
        <TextField label={kit.seats} name="seats" type="number" min={1} />
      </Fieldset>
    );
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof Fieldset>;

/** Two questions about one meeting. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: String(args.legend) });
    await expect(group).toHaveAccessibleDescription(String(args.hint));
  },
};

/** Boxes of one question: any number of answers, sent under one name. */
export const Boxes: Story = {
  parameters: words<FieldsetProps>((t) => ({
    legend: t.kit.service,
    hint: undefined,
    error: t.field.required,
  })),
  render: (args, { globals }) => {
    const [{ kit }] = wordsFor(readGlobals(globals));
    return (
      <Fieldset {...args} required>
        {kit.services.flatMap(({ items }) =>
          items.map((label) => <Checkbox key={label} label={label} name="service" value={label} />),
        )}
      </Fieldset>
    );
  },
};

/** All of it is disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus();
  },
};

/** A legend of more than the usual length. */
export const Long: Story = {
  parameters: words<FieldsetProps>((t) => ({
    legend: t.long.heading,
    hint: t.section.description,
    error: t.long.eyebrow,
  })),
};
