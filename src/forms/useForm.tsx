import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { revealField } from '../primitives/Field/revealField.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/index.ts';
import { fillUnanswered, findErrors, firstBad, isAnswered, readValues, trimValues } from './controls.ts';
import type { FieldRules, FieldValue, FormCheck, FormErrors, FormValues } from './fieldRules.ts';

/** What {@link useForm} is told about a form. */
export interface FormOptions<R extends FieldRules> {
  /** The questions, by the `name` of their controls. */
  readonly fields: R;
  /** Looks at all trimmed answers at once, such as {@link schemaCheck}; a field's own rules go before. */
  readonly check?: FormCheck<FormValues<R>>;
  /** What was sent is on its way: a second submit does nothing. */
  readonly busy?: boolean;
  /** A draft, put once into what is still unanswered after mounting. Files cannot be put back. */
  readonly initialValues?: Partial<FormValues<R>>;
  /** What stands in the form, as typed, after every change, and after mounting where something stands there; for drafts. */
  readonly onValuesChange?: (values: FormValues<R>) => void;
  /** A good form was sent; texts are trimmed. */
  readonly onSubmit: (values: FormValues<R>, form: HTMLFormElement) => void;
}

/** What a field of the library takes from {@link useForm}. */
export interface BoundField {
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
    readonly onReset: () => void;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** For the field of that name: `<TextField {...field('email')} type="email" />`. */
  readonly field: (name: keyof R & string) => BoundField;
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

interface Attempt {
  readonly number: number;
  readonly lines: readonly string[];
}

/**
 * The behaviour of a form whose inputs are the platform's own: what was typed before hydration stays, and nothing is kept
 * twice.
 *
 * Errors appear with a submit and from then on follow what is typed. A bad submit marks every bad field, puts the focus into
 * the first, says all of them once and sends nothing.
 */
export function useForm<const R extends FieldRules>(options: FormOptions<R>): Form<R> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  /** What the last attempt found, until somebody types: what shrinks with each mended field would be read whole each time. */
  const [{ number, lines }, setAttempt] = useState<Attempt>({ number: 0, lines: [] });
  const attempted = useRef(false);
  const filled = useRef(false);
  const { busy = false, initialValues } = options;
  const fields: FieldRules = options.fields;
  // The values are those of the rules, by the same names.
  const typed = (values: Readonly<Record<string, FieldValue>>) => values as FormValues<R>;
  const look = (form: HTMLFormElement, values: Readonly<Record<string, FieldValue>>) => {
    const { check } = options;
    return findErrors(form, fields, values, check && ((all) => check(typed(all))));
  };
  const silence = () => setAttempt((last) => (last.lines.length === 0 ? last : { ...last, lines: [] }));

  const latest = useLatest(options);
  useEffect(() => {
    const form = ref.current;
    // Once: a visitor who empties a field wants it empty.
    if (form === null || filled.current) return;
    const { fields: rules, onValuesChange } = latest.current;
    if (initialValues !== undefined) {
      filled.current = true;
      fillUnanswered(form, rules, initialValues);
    }
    // What was typed before hydration is a draft too.
    const values = readValues(form, rules);
    if (isAnswered(values)) onValuesChange?.(values as FormValues<R>);
  }, [initialValues, latest]);

  return {
    formProps: {
      ref,
      // A submit that comes before the script must not write what was typed into the address.
      method: 'post',
      noValidate: true,
      onInput: ({ currentTarget }) => {
        const values = readValues(currentTarget, fields);
        options.onValuesChange?.(typed(values));
        if (!attempted.current) return;
        setErrors(look(currentTarget, trimValues(values)));
        silence();
      },
      onReset: () => {
        attempted.current = false;
        setErrors({});
        silence();
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (busy) return;
        const form = event.currentTarget;
        const values = trimValues(readValues(form, fields));
        const found = look(form, values);
        attempted.current = true;
        setErrors(found);
        const messages = Object.entries(found).map(([name, message = '']) =>
          withLabel(fields[name]?.label ?? '', message).trim(),
        );
        // A new key with each attempt, or the same words would be no news.
        setAttempt({ number: number + 1, lines: messages });
        if (messages.length === 0) options.onSubmit(typed(values), form);
        else revealField(firstBad(form, found));
      },
    },
    field: (name) => ({
      name,
      label: fields[name]?.label ?? '',
      required: fields[name]?.required !== undefined,
      error: errors[name],
    }),
    error: errors[''],
    summary: (
      <VisuallyHidden as="div" role="status">
        {lines.map((line, index) => (
          <p key={`${number}-${index}`}>{line}</p>
        ))}
      </VisuallyHidden>
    ),
    reset: () => ref.current?.reset(),
  };
}
