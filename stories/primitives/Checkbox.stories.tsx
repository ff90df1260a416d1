import { Checkbox, type CheckboxProps, Link } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { name: 'consent', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  decorators: [inColumn('32rem')],
  parameters: {
    layout: 'padded',
    ...words<CheckboxProps>((t) => ({ label: t.kit.channels[1] })),
    guide: {
      use: ['For a yes that stands alone, such as a consent.', 'In a `Fieldset`, for any number of answers.'],
      avoid: [
        'Ticked beforehand for a consent: then it is no consent.',
        'For one of several: use `RadioGroup`.',
      ],
      accessibility: [
        'A press anywhere on the label ticks it; box and label are as tall as a thumb.',
        'The label is its name, the words of a link in it included; hint and error are tied to it.',
        'In forced colours the tick has the system’s colour.',
      ],
      content: [
        { text: '`label`: a sentence that one agrees to', chinese: '4 to 40', english: '8 to 100' },
        { text: '`hint`', chinese: '4 to 24', english: '10 to 60' },
        { text: '`error`: what to do', chinese: '4 to 16', english: '10 to 48' },
      ],
      example:
        '<Checkbox name="consent" required label={<>I have read the <Link href="/privacy">privacy notice</Link></>} />',
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof Checkbox>;

/** A press on the words ticks the box, the space bar takes the tick away. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: String(args.label) });
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Ticked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** A consent: the words lead to what is consented to, and are the box's name. */
export const Consent: Story = {
  args: { required: true },
  render: (args, { globals }) => {
    const [{ kit }] = wordsFor(readGlobals(globals));
    return (
      <Checkbox
        {...args}
        label={
          <>
            {kit.consent}
            <Link href="#privacy">{kit.consentLink}</Link>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const box = canvas.getByRole('checkbox', { name: new RegExp(`${link.textContent ?? ''}$`) });
    await expect(box).toBeRequired();
    await expect(link).toHaveAttribute('href', '#privacy');
  },
};

/** Help that stays below. */
export const WithHint: Story = {
  name: 'With a hint',
  parameters: words<CheckboxProps>((t) => ({ label: t.kit.channels[1], hint: t.kit.channelHints[1] })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** It has to be ticked. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<CheckboxProps>((t) => ({
    label: t.kit.consent + t.kit.consentLink,
    error: t.kit.consentMissing,
  })),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error);
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

/** Under the pointer its edge is darker. */
export const Hovered: Story = { parameters: { pointer: { over: 'input' } } };

/** A sentence of several lines: the box stays beside the first. */
export const Long: Story = {
  args: { required: true },
  parameters: words<CheckboxProps>((t) => ({
    label: t.long.description,
    hint: t.section.description,
    error: t.long.eyebrow,
  })),
};
