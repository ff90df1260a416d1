import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useForm } from '../../forms/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { warn, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { End, Line, Outcome, Root } from './Newsletter.styles.ts';

/** The words of a {@link Newsletter}. */
export interface NewsletterText {
  /** The field's label, such as 'E-mail'. */
  readonly label: string;
  /** Help under the field, such as how often a letter comes. */
  readonly hint?: string | undefined;
  readonly submit: string;
  /** Read out while the address is being sent. */
  readonly submitting: string;
  /** Said when the field is empty. */
  readonly required: string;
  /** Said when it holds no valid address. */
  readonly invalid: string;
  /** Said when the address was accepted, such as that a letter will ask for confirmation. */
  readonly success: ReactNode;
  /** Said when it could not be sent; the address stays in the field. */
  readonly failure: ReactNode;
}

/** A consent that a {@link Newsletter} asks for. */
export interface NewsletterConsent {
  /** What is consented to; may hold a link. */
  readonly label: ReactNode;
  /** Its short name, for the message that lists everything missing. */
  readonly name: string;
  /** Said when the box is not ticked. */
  readonly required: string;
}

/** Props of {@link Newsletter}. */
export interface NewsletterProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'method' | 'noValidate' | 'onInput' | 'onReset' | 'onSubmit'
> {
  /** The form's words. */
  readonly text: NewsletterText;
  /** A checkbox that must be ticked; none when missing. It is posted as `consent`. */
  readonly consent?: NewsletterConsent | undefined;
  /**
   * Called with a valid address. The form is busy until the promise is settled: if fulfilled, it shows `text.success` and empties
   * itself; if rejected, it shows `text.failure` and keeps what was typed.
   */
  readonly onSubmit: (email: string) => Promise<void>;
}

type Status = 'idle' | 'success' | 'failure';

/**
 * Asks for an e-mail address. Only a success removes what was typed. Without JavaScript the browser posts `email` and `consent`
 * to `action`, where there is one.
 */
export function Newsletter({ text, consent, onSubmit, ref, ...rest }: NewsletterProps) {
  const [status, setStatus] = useState<Status>('idle');
  for (const name of ['submit', 'success', 'failure'] as const)
    warnWithoutText('Newsletter', `text.${name}`, text[name]);
  const send = async (email: string, form: HTMLFormElement) => {
    try {
      await onSubmit(email);
    } catch (error) {
      // A rejection is a failure to show, but may also be a bug in `onSubmit`.
      warn('Newsletter', '`onSubmit` failed:', error);
      setStatus('failure');
      return;
    }
    setStatus('success');
    // The visitor may have typed on meanwhile.
    const field = form.elements.namedItem('email');
    if (field instanceof HTMLInputElement && field.value.trim() === email) form.reset();
  };
  const { formProps, field, summary, busy } = useForm({
    fields: {
      email: { label: text.label, required: text.required, invalid: text.invalid },
      ...(consent && {
        consent: { kind: 'checkbox' as const, label: consent.name, required: consent.required },
      }),
    },
    onSubmit: ({ email }, form) => send(email, form),
  });
  const button = (
    <Button type="submit" busy={busy} busyLabel={text.submitting}>
      {text.submit}
    </Button>
  );
  return (
    <Root
      {...rest}
      {...formProps}
      ref={useMergedRefs(formProps.ref, ref)}
      onSubmit={(event) => {
        if (!busy) setStatus('idle');
        formProps.onSubmit(event);
      }}
      onInput={(event) => {
        formProps.onInput(event);
        // The last address's result says nothing about the next.
        if (!busy) setStatus('idle');
      }}
    >
      <Field {...field('email')} hint={text.hint}>
        {(control) => (
          <Line>
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            {!consent && button}
          </Line>
        )}
      </Field>
      {consent && (
        <>
          <Checkbox {...field('consent')} label={consent.label} />
          <End>{button}</End>
        </>
      )}
      {summary}
      <Outcome role="status">
        {status === 'success' && <p>{text.success}</p>}
        {status === 'failure' && <p data-tone="error">{text.failure}</p>}
      </Outcome>
    </Root>
  );
}
