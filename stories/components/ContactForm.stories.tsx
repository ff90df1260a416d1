import { Checkbox, ContactForm, type ContactFormProps, Link, Select, schemaCheck } from '@plinth/ui';
import {
  CONTACT_FIELDS,
  DESCRIPTION_MAX_LENGTH,
  MOBILE_MAX_LENGTH,
  REQUIRED_CONTACT_FIELDS,
} from '@plinth/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { contactFormProps } from '../support/contactForm.ts';
import { FURTHER_CODE } from '../support/furtherCode.ts';
import { inColumn } from '../support/parts.tsx';
import type { StoryText } from '../text/index.ts';

const filled = (t: StoryText): Partial<ContactFormProps> => ({
  ...contactFormProps(t),
  initialValues: t.form.samples,
});

const meta = {
  title: 'Components/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(), onValuesChange: fn() },
  argTypes: { busy: { control: 'boolean' }, text: { control: 'object' }, children: { control: false } },
  decorators: [inColumn('44rem')],
  parameters: {
    layout: 'padded',
    ...words<ContactFormProps>(contactFormProps),
    guide: {
      use: [
        'Once on a page, in a `ContactSection`.',
        'With `further` questions and a consent, where your backend takes them: `onSubmit` gets their answers apart.',
      ],
      avoid: ['For forms that ask other things: build them with `useForm` and the fields.'],
      accessibility: [
        'An invalid submit marks every field, puts the focus into the first bad one and sends nothing.',
        'Text of any length is accepted: an error says by how much it is too long, and nothing is cut off.',
        'An error is tied to its field, said once, and goes as the field is mended.',
        'While sending the button is busy and keeps the focus; a second submit does nothing.',
      ],
      content: [
        { text: '`text.labels`, each', chinese: '2 to 8', english: '4 to 24' },
        { text: '`text.hints`, each', chinese: '4 to 24', english: '10 to 60' },
        { text: '`text.requiredNote`', chinese: '6 to 16', english: '16 to 48' },
        { text: '`text.submit`: a verb', chinese: '2 to 6', english: '4 to 16' },
        { text: '`requiredMessages`, each: what to do', chinese: '4 to 12', english: '12 to 40' },
        { text: '`tooLongMessage`: limit and excess', chinese: '8 to 20', english: '20 to 60' },
      ],
      example:
        '<ContactForm\n  ref={form}\n  text={text}\n  requiredMessages={messages}\n  tooLongMessage={tooLong}\n  onSubmit={send}\n/>',
    },
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof ContactForm>;

const submit = (args: ContactFormProps) => ({ name: args.text.submit });

/** Empty. No error before the first try; names, types and limits are the contract's. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    for (const field of CONTACT_FIELDS) {
      await expect(canvasElement.querySelector(`[name="${field}"]`)).toBeInTheDocument();
    }
    const mobile = canvas.getByLabelText(args.text.labels.mobile, { exact: false });
    await expect(mobile).toHaveAttribute('type', 'tel');
    await expect(mobile).toHaveAttribute('maxlength', String(MOBILE_MAX_LENGTH));
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
  },
};

/** Sent empty: every required field is marked, the first has the focus, nothing is sent; mending takes the error away. */
export const Invalid: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid="true"]');
    await step('nothing is sent', async () => {
      await userEvent.click(canvas.getByRole('button', submit(args)));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(invalid()).toHaveLength(REQUIRED_CONTACT_FIELDS.length);
      await expect(invalid()[0]).toHaveFocus();
      await expect(invalid()[0]).toHaveAccessibleDescription(args.requiredMessages.companyName);
    });
    await step('white space fills nothing', async () => {
      await userEvent.keyboard('   ');
      await expect(invalid()).toHaveLength(REQUIRED_CONTACT_FIELDS.length);
    });
    await step('mending takes the error away', async () => {
      await userEvent.keyboard('Strata');
      await expect(invalid()).toHaveLength(REQUIRED_CONTACT_FIELDS.length - 1);
    });
  },
};

/** Longer than the contract allows: all of it stands in the field, and the error says by how much. */
export const TooLong: Story = {
  name: 'Too long',
  parameters: words<ContactFormProps>((t) => {
    const description = t.form.samples.description.repeat(200);
    return { ...filled(t), initialValues: { ...t.form.samples, description } };
  }),
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByLabelText(args.text.labels.description, { exact: false });
    const over = (args.initialValues?.description?.length ?? 0) - DESCRIPTION_MAX_LENGTH;
    await waitFor(() => expect(message).not.toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', submit(args)));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(message).toHaveAccessibleDescription(expect.stringContaining(`${over}`));
  },
};

/** Filled and sent: the values go out trimmed, once. */
export const Sent: Story = {
  parameters: words<ContactFormProps>(filled),
  play: async ({ canvas, userEvent, args }) => {
    const company = canvas.getByLabelText(args.text.labels.companyName, { exact: false });
    // The draft is put in after mounting.
    await waitFor(() => expect(company).toHaveValue(args.initialValues?.companyName));
    await userEvent.clear(company);
    await userEvent.type(company, '  Strata Cloud ');
    await userEvent.click(canvas.getByRole('button', submit(args)));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...args.initialValues, companyName: 'Strata Cloud' },
      expect.any(String),
      {},
    );
  },
};

/** On its way: a second submit sends nothing. */
export const Busy: Story = {
  args: { busy: true },
  parameters: words<ContactFormProps>(filled),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Emptied by `reset()`, as after a success. */
export const Reset: Story = {
  parameters: words<ContactFormProps>(contactFormProps),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(args.text.labels.name, { exact: false }), 'Strata');
    await userEvent.click(canvas.getByRole('button', submit(args)));
    canvasElement.querySelector('form')?.reset();
    await expect(canvas.getByLabelText(args.text.labels.name, { exact: false })).toHaveValue('');
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
  },
};

/** With help under a field. */
export const WithHint: Story = {
  name: 'With a hint',
  parameters: words<ContactFormProps>((t) => {
    const props = contactFormProps(t);
    return props.text === undefined
      ? props
      : { ...props, text: { ...props.text, hints: { mobile: t.field.phoneHint } } };
  }),
};

/** On a phone the fields stand below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...words<ContactFormProps>(filled), pictures: { add: ['zh-tw-cloud-light-phone'] } },
};

/** Labels, help and values of more than the usual length; every field is wrong. */
export const Long: Story = {
  parameters: words<ContactFormProps>((t) => ({
    ...contactFormProps(t),
    text: {
      labels: {
        companyName: t.section.heading,
        name: t.action.long,
        mobile: t.section.heading,
        lineId: t.section.heading,
        description: t.long.heading,
      },
      hints: { mobile: t.section.description },
      requiredNote: t.section.description,
      submit: t.action.long,
      submitting: t.action.sending,
    },
    requiredMessages: {
      companyName: t.section.heading,
      name: t.section.heading,
      mobile: t.section.heading,
      description: t.long.eyebrow,
    },
  })),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', submit(args)));
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(
      REQUIRED_CONTACT_FIELDS.length,
    );
  },
};

/** With further questions and a consent: checked with the others, by a schema too, and sent apart from the payload. */
export const Further: Story = {
  parameters: { ...words<ContactFormProps>(filled), docs: { source: { code: FURTHER_CODE } } },
  render: (args, { globals }) => {
    const [{ kit, field: said }] = wordsFor(readGlobals(globals));
    const phone = v.pipe(v.string(), v.regex(/^[-+\d ]{6,}$/, said.phoneHint));
    return (
      <ContactForm
        {...args}
        further={{
          service: { label: kit.service, required: said.required },
          consent: { kind: 'checkbox', label: kit.consentName, required: kit.consentMissing },
        }}
        check={schemaCheck(v.object({ mobile: phone }))}
      >
        {(field) => (
          <>
            <Select
              {...field('service')}
              placeholder={kit.choose}
              options={kit.services.map(({ group, items }) => ({
                label: group,
                options: items.map((label, index) => ({ value: `${group}-${index}`, label })),
              }))}
            />
            <Checkbox
              {...field('consent')}
              label={
                <>
                  {kit.consent}
                  <Link href="#privacy">{kit.consentLink}</Link>
                </>
              }
            />
          </>
        )}
      </ContactForm>
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const mobile = canvas.getByLabelText(args.text.labels.mobile, { exact: false });
    const [service, consent] = [canvas.getByRole('combobox'), canvas.getByRole('checkbox')];
    await waitFor(() => expect(mobile).toHaveValue(args.initialValues?.mobile));
    await step('what is missing and what the schema finds is marked together', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, 'soon');
      await userEvent.click(canvas.getByRole('button', submit(args)));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      for (const control of [mobile, service, consent]) await expect(control).toBeInvalid();
      await expect(mobile).toHaveFocus();
    });
    await step('mended and sent', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '02-2345-6789');
      const answer = canvas.getAllByRole<HTMLOptionElement>('option').find(({ value }) => value !== '');
      await userEvent.selectOptions(service, answer?.value ?? '');
      await userEvent.click(consent);
      for (const control of [mobile, service, consent]) await expect(control).not.toBeInvalid();
      await userEvent.click(canvas.getByRole('button', submit(args)));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ mobile: '02-2345-6789' }),
        expect.any(String),
        { service: answer?.value, consent: true },
      );
    });
  },
};
