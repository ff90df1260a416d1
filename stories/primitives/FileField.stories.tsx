import { FileField, type FileFieldProps } from '@plinth/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { FIELD_CONTROLS, inColumn } from '../support/parts.tsx';
import type { StoryText } from '../text/index.ts';

const MEGABYTE = 1_000_000;

const props = ({ kit }: StoryText): Partial<FileFieldProps> => ({
  label: kit.files,
  hint: kit.filesHint,
  text: { choose: kit.chooseFiles, remove: kit.removeFile, wrongType: kit.wrongType },
  maxSize: { bytes: 5 * MEGABYTE, message: kit.tooLarge },
  maxFiles: { count: 3, message: kit.tooMany },
});

const plan = new File(['x'.repeat(1200)], 'plan.pdf', { type: 'application/pdf' });
const photo = new File(['x'.repeat(840_000)], 'rack.jpg', { type: 'image/jpeg' });
const program = new File(['x'], 'setup.exe', { type: 'application/x-msdownload' });

/** As a browser does when files are chosen or dropped; `userEvent.upload` freezes the list, so that a part cannot add to it. */
async function choose(input: HTMLInputElement, ...files: readonly File[]): Promise<void> {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.input(input);
}

/** What is wrong, below the control; it is also read out. */
const inSight = (canvas: StoryContext['canvas'], text = '') => canvas.getByText(text, { selector: 'p' });

const meta = {
  title: 'Primitives/FileField',
  component: FileField,
  args: { name: 'plans', accept: 'application/pdf,image/*', multiple: true, onInput: fn() },
  argTypes: FIELD_CONTROLS,
  decorators: [inColumn('32rem')],
  parameters: {
    layout: 'padded',
    ...words<FileFieldProps>(props),
    guide: {
      use: [
        'For plans, lists, pictures that say more than a message.',
        'Say in `hint` which types, how large, how many.',
      ],
      avoid: [
        'As the only way to answer: many have the file elsewhere.',
        'With the embedded backend: it takes no files; your `onSubmit` sends them to a server that does.',
      ],
      accessibility: [
        'It is the platform’s own control, named by the label and by what stands in it; what was chosen is part of its description.',
        'A wrong file is reported at once, read out, tied to the control, and can be taken out by its own button.',
      ],
      content: [
        { text: '`label`', chinese: '2 to 12', english: '4 to 30' },
        { text: '`hint`: types, size, number', chinese: '8 to 28', english: '20 to 60' },
        { text: '`text.choose`: a verb first', chinese: '4 to 14', english: '10 to 36' },
        { text: '`maxSize.message`, `maxFiles.message`, `error`', chinese: '4 to 16', english: '10 to 48' },
      ],
      example:
        "<FileField\n  label=\"Plans\"\n  accept=\"application/pdf,image/*\"\n  multiple\n  maxSize={{ bytes: 5_000_000, message: '{name} is larger than 5 MB' }}\n  text={{ choose: 'Choose files', remove: 'Remove {name}', wrongType: '{name} is no PDF' }}\n/>",
    },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof FileField>;

/** Files chosen later are added to those chosen before; each can be taken out again. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(String(args.label));
    const names = () => Array.from(input.files ?? [], ({ name }) => name);
    await step('one after the other', async () => {
      await choose(input, plan);
      await choose(input, photo);
      await expect(names()).toEqual(['plan.pdf', 'rack.jpg']);
      await expect(canvas.getByText('840 kB')).toBeVisible();
    });
    await step('the same once more is no second file', async () => {
      await choose(input, photo);
      await expect(names()).toHaveLength(2);
    });
    await step('taken out', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: args.text.remove.replace('{name}', 'plan.pdf') }),
      );
      await expect(names()).toEqual(['rack.jpg']);
      await expect(input).toHaveFocus();
      await expect(input.validity.valid).toBe(true);
    });
  },
};

/** A file of another type is reported at once; the form cannot be sent with it. */
export const WrongType: Story = {
  name: 'Wrong type',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(String(args.label));
    await choose(input, program);
    await expect(input).toBeInvalid();
    await expect(inSight(canvas, args.text.wrongType.replace('{name}', 'setup.exe'))).toBeVisible();
    await expect(input.validity.customError).toBe(true);
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toBeValid();
  },
};

/** Larger than it may be. */
export const TooLarge: Story = {
  name: 'Too large',
  args: { multiple: false },
  parameters: words<FileFieldProps>((t) => ({
    ...props(t),
    maxSize: { bytes: 1000, message: t.kit.tooLarge },
  })),
  play: async ({ canvas, args }) => {
    await choose(canvas.getByLabelText(String(args.label)), plan);
    await expect(inSight(canvas, args.maxSize?.message.replace('{name}', 'plan.pdf'))).toBeVisible();
  },
};

/** More than there may be. */
export const TooMany: Story = {
  name: 'Too many',
  parameters: words<FileFieldProps>((t) => ({ ...props(t), maxFiles: { count: 1, message: t.kit.tooMany } })),
  play: async ({ canvas, args }) => {
    await choose(canvas.getByLabelText(String(args.label)), plan, photo);
    await expect(inSight(canvas, args.maxFiles?.message)).toBeVisible();
  },
};

/** It cannot be left empty. */
export const Invalid: Story = {
  args: { required: true },
  parameters: words<FileFieldProps>((t) => ({ ...props(t), error: t.field.required })),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(String(args.label), { exact: false });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(String(args.error)));
  },
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** With the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(String(args.label))).toHaveFocus();
  },
};

/** Under the pointer its edge has the accent. */
export const Hovered: Story = { parameters: { pointer: { over: 'input' } } };

/** Words and the name of a file of more than the usual length. */
export const Long: Story = {
  parameters: words<FileFieldProps>((t) => ({
    ...props(t),
    label: t.action.long,
    hint: t.section.description,
    text: { choose: t.section.heading, remove: t.kit.removeFile, wrongType: t.kit.wrongType },
  })),
  play: async ({ canvas, args }) => {
    const file = new File(['x'], `${'long-name-'.repeat(12)}.pdf`, { type: 'application/pdf' });
    await choose(canvas.getByLabelText(String(args.label)), file);
    await expect(canvas.getByText(file.name)).toBeVisible();
  },
};
