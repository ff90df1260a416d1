import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  CONTACT_FIELD_MAX_LENGTH,
  CONTACT_FIELDS,
  type ContactField,
  type ContactPayload,
  MOBILE_MAX_LENGTH,
  type REQUIRED_CONTACT_FIELDS,
} from '../../contract/contactFields.ts';
import type { FieldRules, Form, FormCheck, FormValues, TextRule } from '../../forms/index.ts';
import { useForm } from '../../forms/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FormBox } from './ContactForm.styles.ts';

/** A field that cannot be left empty. */
export type RequiredContactField = (typeof REQUIRED_CONTACT_FIELDS)[number];

/** The words of a {@link ContactForm}. */
export interface ContactFormText {
  readonly labels: Readonly<Record<ContactField, string>>;
  /** Help under a field. */
  readonly hints?: Readonly<Partial<Record<ContactField, string | undefined>>> | undefined;
  /** What the asterisk means; said before the first field. */
  readonly requiredNote?: string | undefined;
  readonly submit: string;
  /** Read out while the request is on its way. */
  readonly submitting: string;
}

/** Further questions of a {@link ContactForm}; none may have the name of one of its own. */
export type FurtherFields = FieldRules & { readonly [Name in ContactField]?: never };

/** Props of {@link ContactForm}. */
export interface ContactFormProps<R extends FurtherFields = FurtherFields> extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'noValidate' | 'onInput' | 'onReset' | 'onSubmit'
> {
  /** The form's words. */
  readonly text: ContactFormText;
  /** The messages for empty required fields. */
  readonly requiredMessages: Readonly<Record<RequiredContactField, string>>;
  /**
   * The message for text longer than the contract allows; `{max}` stands for the limit, `{over}` for the characters beyond it.
   */
  readonly tooLongMessage: string;
  /**
   * Questions besides the contract's, such as a budget or a consent, by the names of their controls. `children`, as a function,
   * renders them; their answers are kept apart from the payload, whose backend knows its five fields only.
   */
  readonly further?: R | undefined;
  /** Checks all trimmed answers together, such as `schemaCheck(schema)`. */
  readonly check?: FormCheck<ContactPayload & FormValues<R>> | undefined;
  /** The button is busy and a submit does nothing, as while the promise of `onSubmit` is pending. */
  readonly busy?: boolean | undefined;
  /** A draft, put into the fields that are still empty after mounting. */
  readonly initialValues?: Partial<ContactPayload & FormValues<R>> | undefined;
  /** The name of a honeypot field, which only robots fill; none when missing. */
  readonly honeypotName?: string | undefined;
  /** Called with the values as typed after every change; for drafts. */
  readonly onValuesChange?: ((values: ContactPayload, further: FormValues<R>) => void) | undefined;
  /**
   * Called with a valid form; values are trimmed. `honeypot` is the honeypot field's value. The form is busy until a returned
   * promise is settled.
   */
  readonly onSubmit: (payload: ContactPayload, honeypot: string, further: FormValues<R>) => unknown;
  /**
   * Content above the button, such as a note for visitors without JavaScript; as a function, further fields: `(field) =>
   * <Checkbox {...field('consent')} />`.
   */
  readonly children?: ReactNode | ((field: Form<R>['field']) => ReactNode);
}

/** What helps to fill in each line. */
const INPUTS: Readonly<Record<Exclude<ContactField, 'description'>, ComponentPropsWithRef<'input'>>> = {
  companyName: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  mobile: { type: 'tel', maxLength: MOBILE_MAX_LENGTH, autoComplete: 'tel' },
  // Not `autocomplete="off"`: WebKit would empty the line when the visitor comes back to the page.
  lineId: { autoCapitalize: 'off', autoCorrect: 'off' },
};

const pick = (values: FormValues<FieldRules>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * The contact form. Its inputs are the platform's own and keep what was typed before hydration; `ref` is the `<form>`,
 * whose `reset()` empties it and takes all errors away.
 */
export function ContactForm<const R extends FurtherFields = FurtherFields>({
  text,
  requiredMessages,
  tooLongMessage,
  further,
  check,
  busy,
  initialValues,
  honeypotName,
  onValuesChange,
  onSubmit,
  children,
  ref,
  ...rest
}: ContactFormProps<R>) {
  const rule = (name: ContactField): TextRule => ({
    label: text.labels[name],
    required: (requiredMessages as Partial<Record<ContactField, string>>)[name],
    // A message, not `maxlength`, which silently cuts pasted text.
    check: ({ length }) => {
      const max = CONTACT_FIELD_MAX_LENGTH[name];
      return length > max
        ? tooLongMessage.replace('{max}', `${max}`).replace('{over}', `${length - max}`)
        : undefined;
    },
  });
  /** The contract's answers, and separately the others. */
  const own = (values: FormValues<FieldRules>) => pick(values, CONTACT_FIELDS) as ContactPayload;
  const others = (values: FormValues<FieldRules>) =>
    pick(values, Object.keys(further ?? {})) as FormValues<R>;
  // The names of both are known to the types above.
  const form = useForm<FieldRules>({
    fields: { ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, rule(name)])), ...further },
    check: check as FormCheck<FormValues<FieldRules>> | undefined,
    busy,
    initialValues,
    onValuesChange: (values) => onValuesChange?.(own(values), others(values)),
    onSubmit: (values, element) => {
      // The honeypot is a text input, never a file.
      const honeypot = new FormData(element).get(honeypotName ?? '') as string | null;
      return onSubmit(own(values), honeypot ?? '', others(values));
    },
  });
  const { formProps, field, summary } = form;
  return (
    <FormBox {...rest} {...formProps} ref={useMergedRefs(formProps.ref, ref)}>
      {text.requiredNote && <p>{text.requiredNote}</p>}
      <div data-part="fields">
        {CONTACT_FIELDS.map((name) => (
          // Not `TextField`, whose other features this form's pages need not fetch.
          <Field key={name} {...field(name)} hint={text.hints?.[name]} wide={name === 'description'}>
            {(control) =>
              name === 'description' ? (
                <textarea {...control} name={name} rows={5} />
              ) : (
                <input {...control} name={name} {...INPUTS[name]} />
              )
            }
          </Field>
        ))}
      </div>
      {honeypotName && (
        // Out of reach for people; robots that fill every field do not look at styles.
        <VisuallyHidden as="div" aria-hidden="true">
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      )}
      {typeof children === 'function' ? (
        <div data-part="fields">{children(field as Form<R>['field'])}</div>
      ) : (
        children
      )}
      <div data-part="actions">
        <Button type="submit" size="lg" busy={form.busy} busyLabel={text.submitting}>
          {text.submit}
        </Button>
      </div>
      {summary}
    </FormBox>
  );
}
