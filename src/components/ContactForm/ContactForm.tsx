import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import {
  CONTACT_FIELD_MAX_LENGTH,
  type ContactField,
  type ContactPayload,
} from '../../contract/contactFields.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Actions, Fields, FormBox } from './ContactForm.styles.ts';
import { useContactForm } from './useContactForm.ts';
import type { RequiredContactField } from './validation.ts';

/** The words of a {@link ContactForm}. */
export interface ContactFormText {
  readonly labels: Readonly<Record<ContactField, string>>;
  /** Help under a field. */
  readonly hints?: Readonly<Partial<Record<ContactField, string>>>;
  /** What the asterisk means. */
  readonly requiredNote?: string;
  readonly submit: string;
  /** Read out while the request is on its way. */
  readonly submitting: string;
}

/** Props of {@link ContactForm}. */
export interface ContactFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'noValidate' | 'onInput' | 'onReset' | 'onSubmit'
> {
  /** The form's words. */
  readonly text: ContactFormText;
  /** What is said about an empty required field. */
  readonly requiredMessages: Readonly<Record<RequiredContactField, string>>;
  /** A request is on its way: the button is busy and a second submit does nothing. */
  readonly busy?: boolean;
  /** A draft, put into the fields that are still empty after mounting. */
  readonly initialValues?: Partial<ContactPayload>;
  /** The name of a field that only robots fill; none when missing. */
  readonly honeypotName?: string;
  /** What stands in the form, as typed, after every change; for drafts. */
  readonly onValuesChange?: (values: ContactPayload) => void;
  /** A good form was sent; values are trimmed. `honeypot` is what stands in the field for robots. */
  readonly onSubmit: (payload: ContactPayload, honeypot: string) => void;
  /** Stands above the button, such as a note for those without JavaScript. */
  readonly children?: ReactNode;
}

/** A message as it stands away from its field; one that names the field already needs no name. */
const messageWithLabel = (label: string, message: string): string =>
  message.includes(label) ? message : `${label} ${message}`;

/**
 * The contact form. Its inputs are the platform's own and keep what was typed before hydration; `ref` is the `<form>`,
 * whose `reset()` empties it and takes all errors away.
 */
export function ContactForm({
  text,
  requiredMessages,
  busy = false,
  initialValues,
  honeypotName,
  onValuesChange,
  onSubmit,
  children,
  ref,
  ...rest
}: ContactFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const { missing, summary, ...handlers } = useContactForm(own, {
    busy,
    initialValues,
    honeypotName,
    onValuesChange,
    onSubmit,
  });
  const common = (name: ContactField) => ({
    name,
    label: text.labels[name],
    hint: text.hints?.[name],
    maxLength: CONTACT_FIELD_MAX_LENGTH[name],
  });
  const required = (name: RequiredContactField) => ({
    ...common(name),
    required: true,
    error: missing.includes(name) ? requiredMessages[name] : undefined,
  });

  return (
    // A submit that comes before the script must not write what was typed into the address.
    <FormBox method="post" {...rest} {...handlers} ref={useMergedRefs(own, ref)} noValidate>
      <Fields>
        <TextField {...required('companyName')} autoComplete="organization" />
        <TextField {...required('name')} autoComplete="name" />
        <TextField {...required('mobile')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...common('lineId')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        <TextArea {...required('description')} />
      </Fields>
      {honeypotName !== undefined && (
        // Out of reach for people; robots that fill every field do not look at styles.
        <VisuallyHidden as="div" aria-hidden="true">
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      )}
      {children}
      <Actions>
        <Button type="submit" size="lg" busy={busy} busyLabel={text.submitting}>
          {text.submit}
        </Button>
        {text.requiredNote !== undefined && <p>{text.requiredNote}</p>}
      </Actions>
      <VisuallyHidden as="div" role="status">
        {summary.map((name) => (
          <p key={name}>{messageWithLabel(text.labels[name], requiredMessages[name])}</p>
        ))}
      </VisuallyHidden>
    </FormBox>
  );
}
