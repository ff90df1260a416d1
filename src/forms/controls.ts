import { hasVisibleText } from '../contract/contactFields.ts';
import type { FieldRule, FieldRules, FieldValue, FormCheck, FormErrors } from './fieldRules.ts';

/** The value of an answer. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Answers by the names of their questions. */
export type Values = Readonly<Record<string, FieldValue>>;

/** The controls that can be answered now. Other elements of a form, such as buttons, have the same properties. */
const openControls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter((control) => !control.matches(':disabled, fieldset'));

const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  openControls(form).filter((control) => control.name === name);

const isEmpty = (value: FieldValue): boolean => {
  if (typeof value === 'string') return !hasVisibleText(value);
  return typeof value === 'boolean' ? !value : value.length === 0;
};

/**
 * The values in the form.
 *
 * @param trimmed without white space around texts, as they are sent
 */
export function readValues(form: HTMLFormElement, rules: FieldRules, trimmed = false): Values {
  const data = new FormData(form);
  const valueOf = (name: string, kind: FieldRule['kind']): FieldValue => {
    if (kind === 'checkbox') return data.has(name);
    const answers = data.getAll(name);
    if (kind === 'list') return answers as string[];
    // Where no file is chosen, the platform sends an empty one without a name.
    if (kind === 'files') return (answers as File[]).filter((file) => file.name !== '');
    const [text = ''] = answers as string[];
    return trimmed ? text.trim() : text;
  };
  return Object.fromEntries(Object.entries(rules).map(([name, { kind }]) => [name, valueOf(name, kind)]));
}

/** Whether anything has been answered. */
export const isAnswered = (values: Values): boolean => !Object.values(values).every(isEmpty);

/** What is wrong with a question's answer; an empty text where the form does not show the question, and so does not ask it. */
function findError(controls: readonly Control[], rule: FieldRule, value: FieldValue): string | undefined {
  if (controls.length === 0) return '';
  // The control's own check goes first: text that is not a number leaves the value empty, and would count as missing.
  const bad = controls.find(
    ({ validity }) => !validity.valid && (validity.badInput || !validity.valueMissing),
  );
  if (bad !== undefined)
    return (bad.validity.customError ? undefined : rule.invalid) || bad.validationMessage;
  if (isEmpty(value)) return rule.required;
  // The value has the type of the rule's kind. As in `setCustomValidity`, an empty text is not an error.
  return (rule.check as ((answer: FieldValue) => string | undefined) | undefined)?.(value) || undefined;
}

/**
 * All that is wrong with trimmed answers, in the order of the rules; what a single rule finds goes before `check`. What `check`
 * reports under other names is kept: it must not pass unseen.
 */
export function findErrors(
  form: HTMLFormElement,
  rules: FieldRules,
  check: FormCheck<Values> | undefined,
): FormErrors {
  const values = readValues(form, rules, true);
  const others: FormErrors = { ...check?.(values) };
  const errors = Object.keys({ ...rules, ...others }).map((name) => {
    const rule = rules[name];
    const own = rule && findError(controlsOf(form, name), rule, values[name] ?? '');
    return [name, own ?? others[name]] as const;
  });
  return Object.fromEntries(errors.filter(([, error]) => error));
}

/** Fills in what is still unanswered; what a visitor has typed or chosen always stays. Files cannot be restored. */
export function fillUnanswered(form: HTMLFormElement, rules: FieldRules, values: Partial<Values>): void {
  const before = readValues(form, rules);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || rules[name]?.kind === 'files') continue;
    for (const control of controlsOf(form, name)) {
      // A list of options always has one chosen; its first counts as no answer.
      const isFirstChosen = 'selectedIndex' in control && control.selectedIndex < 1;
      if (!isFirstChosen && !isEmpty(before[name] ?? '')) continue;
      if (control.type === 'checkbox' || control.type === 'radio')
        (control as HTMLInputElement).checked = value === true || [value].flat().includes(control.value);
      else control.value = value as string;
      // An answer that is no longer among the options.
      if (isFirstChosen && control.selectedIndex < 0) control.selectedIndex = 0;
      // For a character counter; React, which listens at the root, does not notice an event that does not bubble.
      control.dispatchEvent(new Event('input'));
    }
  }
}

/** The first control of the form that has an error. */
export const firstBad = (form: HTMLFormElement, errors: FormErrors): HTMLElement | undefined =>
  openControls(form).find(({ name }) => name !== '' && Object.hasOwn(errors, name));
