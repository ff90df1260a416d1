import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ContactPayload } from '../../contract/contactFields.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { revealField } from '../../primitives/Field/revealField.ts';
import {
  type RequiredContactField,
  fieldControl,
  fillEmptyFields,
  missingFields,
  readValues,
  trimValues,
} from './validation.ts';

interface Options {
  readonly busy: boolean;
  readonly initialValues: Partial<ContactPayload> | undefined;
  readonly honeypotName: string | undefined;
  readonly onValuesChange: ((values: ContactPayload) => void) | undefined;
  readonly onSubmit: (payload: ContactPayload, honeypot: string) => void;
}

/** The form's behaviour: which required fields are found missing, and what to do on submit, input and reset. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const [missing, setMissing] = useState<readonly RequiredContactField[]>([]);
  /** What the last attempt lacked, until somebody types. */
  const [summary, setSummary] = useState<readonly RequiredContactField[]>([]);
  // Errors appear only after a submit attempt, and from then on follow what is typed.
  const attempted = useRef(false);
  const filled = useRef(false);
  const { initialValues } = options;

  const changed = useLatest(options.onValuesChange);
  useEffect(() => {
    // Once: a visitor who empties a field wants it empty.
    if (form.current === null || filled.current) return;
    if (initialValues !== undefined) {
      filled.current = true;
      fillEmptyFields(form.current, initialValues);
    }
    // What was typed before hydration is a draft too.
    const values = readValues(form.current);
    if (Object.values(values).some((value) => value !== '')) changed.current?.(values);
  }, [form, initialValues, changed]);

  return {
    missing,
    summary,
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const values = readValues(currentTarget);
      options.onValuesChange?.(values);
      if (!attempted.current) return;
      setMissing(missingFields(values));
      // Emptied at once: what shrinks with each mended field would be read out again, whole, each time.
      setSummary([]);
    },
    onReset: () => {
      attempted.current = false;
      setMissing([]);
      setSummary([]);
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (options.busy) return;
      const element = event.currentTarget;
      const payload = trimValues(readValues(element));
      const found = missingFields(payload);
      attempted.current = true;
      setMissing(found);
      setSummary(found);
      const [first] = found;
      if (first !== undefined) {
        revealField(fieldControl(element, first));
        return;
      }
      const { honeypotName } = options;
      const honeypot = honeypotName === undefined ? '' : new FormData(element).get(honeypotName);
      options.onSubmit(payload, typeof honeypot === 'string' ? honeypot : '');
    },
  };
}
