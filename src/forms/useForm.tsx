import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { revealField } from '../primitives/Field/revealField.ts';
import type { Answered } from '../primitives/Field/answered.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type Values, fillUnanswered, findErrors, firstBad, isAnswered, readValues } from './controls.ts';
import type { FieldRules, FormCheck, FormErrors, FormValues } from './fieldRules.ts';

/** What {@link useForm} is told about a form. */
export interface FormOptions<R extends FieldRules> {
  /** The questions, by the `name` of their controls. */
  readonly fields: R;
  /** Looks at all trimmed answers at once, such as {@link schemaCheck}; a field's own rules go before. */
  readonly check?: FormCheck<FormValues<R>> | undefined;
  /** Something else is under way: a submit does nothing. */
  readonly busy?: boolean | undefined;
  /** A draft, put once into what is still unanswered after mounting. Files cannot be put back. */
  readonly initialValues?: Partial<FormValues<R>> | undefined;
  /**
   * What stands in the form, as typed, after every change, also when it was emptied, after mounting where something stands there, and
   * before it is sent; for drafts.
   */
  readonly onValuesChange?: ((values: FormValues<R>) => void) | undefined;
  /** A good form was sent; texts are trimmed. Until a promise that it gives is settled, a second submit does nothing. */
  readonly onSubmit: (values: FormValues<R>, form: HTMLFormElement) => unknown;
}

/** What a field of the library takes from {@link useForm}. */
export interface BoundField<Value = string> extends Answered<Value> {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** What {@link useForm} gives back. */
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
  /** What was sent is on its way, or `busy` was said; for the button. */
  readonly busy: boolean;
  /** What is wrong with the form and with no field of it; only a `check` finds such things. */
  readonly error: string | undefined;
  /** Says, once for each attempt, all that is wrong; for assistive technology. Belongs into the form. */
  readonly summary: ReactNode;
  /** Empties the form and takes all errors away. */
  readonly reset: () => void;
}

/** A message as it stands away from its field; one that names the field already needs no name. */
const withLabel = (label: string, message: string): string =>
  message.includes(label) ? message : `${label} ${message}`;

/** What has come of the attempts to send. */
interface Attempts {
  readonly count: number;
  readonly errors: FormErrors;
  /** What the last one found, until somebody types: what shrinks with each mended field would be read whole each time. */
  readonly lines: readonly string[];
}

const NO_ATTEMPT: Attempts = { count: 0, errors: {}, lines: [] };

/**
 * The behaviour of a form whose inputs are the platform's own: what was typed before hydration stays, and nothing is kept
 * twice.
 *
 * Errors appear with a submit and from then on follow what is typed. A bad submit marks every bad field, puts the focus into
 * the first, says all of them once and sends nothing.
 */
export function useForm<const R extends FieldRules>(options: FormOptions<R>): Form<R> {
  const ref = useRef<HTMLFormElement>(null);
  const [{ count, errors, lines }, setAttempts] = useState(NO_ATTEMPT);
  const [isSending, setSending] = useState(false);
  // Two submits may come before the form knows that it is busy.
  const isUnderWay = useRef(false);
  const track = (sending: boolean) => {
    isUnderWay.current = sending;
    setSending(sending);
  };
  /** The form that was looked at, and the one that got its draft: a form may come later than its page, or come again. */
  const seen = useRef<HTMLFormElement>(null);
  const filled = useRef<HTMLFormElement>(null);
  const { initialValues } = options;
  const fields: FieldRules = options.fields;
  // By the rules' own names, so the values are those of the rules.
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

  // What is wrong is said in the words that the rules have by now: the page may have changed its language.
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
      // A submit that comes before the script must not write what was typed into the address.
      method: 'post',
      noValidate: true,
      onInput: ({ currentTarget }) => {
        tell(currentTarget);
        if (count > 0) setAttempts({ count, errors: findErrors(currentTarget, fields, check), lines: [] });
      },
      onReset: ({ currentTarget }) => {
        setAttempts(NO_ATTEMPT);
        // The form is emptied after it has said so.
        setTimeout(tell, 0, currentTarget);
      },
      onSubmit: (event) => {
        const form = event.currentTarget;
        // React lets another form's submit bubble up here out of a portal, such as one in a dialog.
        if (event.target !== form) return;
        event.preventDefault();
        if (options.busy === true || isUnderWay.current) return;
        // A script may have filled it in without a word.
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
      required: fields[name]?.required !== undefined,
      error: errors[name],
    }),
    busy: options.busy === true || isSending,
    error: errors[''],
    summary: (
      <VisuallyHidden as="div" role="status">
        {lines.map((line, index) => (
          // A new key with each attempt, or the same words would be no news.
          <p key={`${count}-${index}`}>{line}</p>
        ))}
      </VisuallyHidden>
    ),
    reset: () => ref.current?.reset(),
  };
}
