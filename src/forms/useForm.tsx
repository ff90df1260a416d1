import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { revealField } from '../primitives/Field/revealField.ts';
import type { Answered } from '../primitives/Field/answered.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type Values, fillUnanswered, findErrors, firstBad, isAnswered, readValues } from './controls.ts';
import type { FieldRules, FormCheck, FormErrors, FormValues } from './fieldRules.ts';

/** Options of {@link useForm}. */
export interface FormOptions<R extends FieldRules> {
  /** The questions, by the `name` of their controls. */
  readonly fields: R;
  /** Checks all trimmed answers together, such as {@link schemaCheck}; a field's own rules take precedence. */
  readonly check?: FormCheck<FormValues<R>> | undefined;
  /** Something else is in progress: a submit does nothing. */
  readonly busy?: boolean | undefined;
  /** A draft, filled in once after mounting, where nothing is answered yet. Files cannot be restored. */
  readonly initialValues?: Partial<FormValues<R>> | undefined;
  /**
   * Called with the values as typed after every change and reset, after mounting where there are any, and before they are sent;
   * for drafts.
   */
  readonly onValuesChange?: ((values: FormValues<R>) => void) | undefined;
  /** Called with a valid form; texts are trimmed. Until a returned promise is settled, a second submit does nothing. */
  readonly onSubmit: (values: FormValues<R>, form: HTMLFormElement) => unknown;
}

/** The props of a field of the library that come from {@link useForm}. */
export interface BoundField<Value = string> extends Answered<Value> {
  readonly name: string;
  readonly label: string;
  readonly 'aria-required': true | undefined;
  readonly error: string | undefined;
}

/** The result of {@link useForm}. */
export interface Form<R extends FieldRules> {
  /** For the `<form>`. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post';
    readonly noValidate: true;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onReset: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** For the field of that name: `<TextField {...field('email')} type="email" />`. */
  readonly field: <Name extends keyof R & string>(name: Name) => BoundField<FormValues<Required<R>>[Name]>;
  /** Whether the form is being sent, or `busy` was passed; for the button. */
  readonly busy: boolean;
  /** An error of the form as a whole, which only a `check` can find. */
  readonly error: string | undefined;
  /** Announces, once for each attempt, all that is wrong; for assistive technology. Render it inside the form. */
  readonly summary: ReactNode;
  /** Empties the form and removes all errors. */
  readonly reset: () => void;
}

/** A message as shown away from its field, with the field's name unless it already contains it. */
const withLabel = (label: string, message: string): string =>
  message.includes(label) ? message : `${label} ${message}`;

/** The result of the attempts to submit. */
interface Attempts {
  readonly count: number;
  readonly errors: FormErrors;
  /**
   * What the last attempt found, until somebody types: a list that shrinks with each mended field would be read out whole each
   * time.
   */
  readonly lines: readonly string[];
}

const NO_ATTEMPT: Attempts = { count: 0, errors: {}, lines: [] };

/**
 * The behaviour of a form with uncontrolled inputs: what was typed before hydration stays, and no value is kept twice.
 *
 * Errors appear on submit and are then updated as the visitor types. An invalid submit marks every bad field, focuses the first,
 * announces all errors once and sends nothing.
 */
export function useForm<const R extends FieldRules>(options: FormOptions<R>): Form<R> {
  const ref = useRef<HTMLFormElement>(null);
  const [{ count, errors, lines }, setAttempts] = useState(NO_ATTEMPT);
  const [isSending, setSending] = useState(false);
  // Two submits may come before the form renders as busy.
  const isUnderWay = useRef(false);
  const track = (sending: boolean) => {
    isUnderWay.current = sending;
    setSending(sending);
  };
  /** The form that was set up, and the one that got its draft: a form may mount later than its page, or again. */
  const seen = useRef<HTMLFormElement>(null);
  const filled = useRef<HTMLFormElement>(null);
  const { initialValues } = options;
  const fields: FieldRules = options.fields;
  // The values come from the rules' own names, so their types match.
  const check = options.check as FormCheck<Values> | undefined;

  const tell = (form: HTMLFormElement) => options.onValuesChange?.(readValues(form, fields) as FormValues<R>);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- no prop says that a form comes or goes; a form that was looked at ends it
  useEffect(() => {
    const form = ref.current;
    // Once: a visitor who empties a field wants it empty.
    const isWaiting = initialValues !== undefined && filled.current !== form;
    if (form === null || (seen.current === form && !isWaiting)) return;
    seen.current = form;
    setAttempts(NO_ATTEMPT);
    if (isWaiting) {
      filled.current = form;
      fillUnanswered(form, fields, initialValues);
    }
    // What was typed before hydration is a draft too.
    if (isAnswered(readValues(form, fields))) tell(form);
  });

  // Errors are shown in the rules' current words: the page may have changed its language.
  const words = JSON.stringify(fields);
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    setAttempts((last) =>
      last.count === 0 ? last : { ...last, errors: findErrors(form, fields, check), lines: [] },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rules and their check are new with every render, their words seldom
  }, [words]);

  return {
    formProps: {
      ref,
      // A submit before hydration must not put what was typed into the address.
      method: 'post',
      noValidate: true,
      onInput: ({ currentTarget }) => {
        tell(currentTarget);
        if (count > 0) setAttempts({ count, errors: findErrors(currentTarget, fields, check), lines: [] });
      },
      onReset: ({ currentTarget }) => {
        setAttempts(NO_ATTEMPT);
        // The form is emptied after its `reset` event.
        setTimeout(tell, 0, currentTarget);
      },
      onSubmit: (event) => {
        const form = event.currentTarget;
        // React lets the submit of another form bubble up here from a portal, such as a dialog.
        if (event.target !== form) return;
        event.preventDefault();
        if (options.busy === true || isUnderWay.current) return;
        // A script may have filled it in without an event.
        tell(form);
        const found = findErrors(form, fields, check);
        const said = Object.entries(found).map(([name, message = '']) =>
          withLabel(fields[name]?.label ?? '', message),
        );
        setAttempts({ count: count + 1, errors: found, lines: said });
        if (said.length > 0) return revealField(firstBad(form, found));
        const sent = options.onSubmit(readValues(form, fields, true) as FormValues<R>, form);
        if (sent instanceof Promise) {
          track(true);
          void sent.finally(() => track(false));
        }
      },
    },
    field: (name) => ({
      name,
      label: fields[name]?.label ?? '',
      error: errors[name],
      'aria-required': fields[name]?.required !== undefined || undefined,
    }),
    busy: options.busy === true || isSending,
    error: errors[''],
    summary: (
      <VisuallyHidden as="div" role="status">
        {lines.map((line, index) => (
          // A new key with each attempt, or the same words would not be announced again.
          <p key={`${count}-${index}`}>{line}</p>
        ))}
      </VisuallyHidden>
    ),
    reset: () => ref.current?.reset(),
  };
}
