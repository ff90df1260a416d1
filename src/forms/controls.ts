import type { FieldRule, FieldRules, FieldValue, FormErrors } from './fieldRules.ts';

/** What answers a question. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Values = Readonly<Record<string, FieldValue>>;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The controls of a question, without those that cannot be answered now. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter((control) => control.name === name && !control.matches(':disabled'));

/** The answers of a question that a server would get. */
const answersOf = (control: Control): string[] => {
  if (isTicked(control)) return control.checked ? [control.value] : [];
  return [control.value];
};

function valueOf(controls: readonly Control[], kind: FieldRule['kind']): FieldValue {
  if (kind === 'files')
    return controls.flatMap((control) => [...((control as HTMLInputElement).files ?? [])]);
  const answers = controls.flatMap(answersOf);
  if (kind === 'checkbox') return answers.length > 0;
  return kind === 'list' ? answers : (answers[0] ?? '');
}

const isEmpty = (value: FieldValue): boolean => (typeof value === 'boolean' ? !value : value.length === 0);

/** What stands in the form, as it was typed. */
export const readValues = (form: HTMLFormElement, rules: FieldRules): Values =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { kind }]) => [name, valueOf(controlsOf(form, name), kind)]),
  );

/** The same without white space around texts, as it is sent. */
export const trimValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** Whether anything has been answered. */
export const isAnswered = (values: Values): boolean => !Object.values(values).every(isEmpty);

/** What the control itself finds, but that it is empty: text that is no number, an address without `@`, a custom validity. */
function ownFinding(controls: readonly Control[], { invalid }: FieldRule): string | undefined {
  const bad = controls.find(({ validity }) => !validity.valid && !validity.valueMissing);
  if (bad === undefined) return undefined;
  return bad.validity.customError ? bad.validationMessage : (invalid ?? bad.validationMessage);
}

/** What is wrong with a question's answer; nothing where the form does not show the question. */
function findError(form: HTMLFormElement, name: string, rule: FieldRule, value: FieldValue) {
  const controls = controlsOf(form, name);
  if (controls.length === 0) return undefined;
  // First, since text that is no number leaves the value empty.
  const found = ownFinding(controls, rule);
  if (found !== undefined) return found;
  if (isEmpty(value)) return rule.required;
  // The value is what the rule's kind has made it.
  return (rule.check as ((answer: FieldValue) => string | undefined) | undefined)?.(value);
}

/** All that is wrong with trimmed answers, in the order of the rules; what a single rule finds goes before `check`. */
export function findErrors(
  form: HTMLFormElement,
  rules: FieldRules,
  values: Values,
  check: ((values: Values) => FormErrors) | undefined,
): FormErrors {
  const all = check?.(values) ?? {};
  const errors = Object.entries(rules).flatMap(([name, rule]) => {
    const error = findError(form, name, rule, values[name] ?? '') ?? all[name];
    return error === undefined ? [] : [[name, error]];
  });
  // What belongs to no question of this form must not pass unseen.
  const others = Object.keys(all).filter((name) => !(name in rules) && all[name] !== undefined);
  if (others.length > 0) errors.push(['', others.map((name) => all[name]).join(' ')]);
  return Object.fromEntries(errors);
}

/** Whether nobody has chosen yet. */
const isUntouched = (select: HTMLSelectElement): boolean =>
  select.selectedIndex <= 0 || select.options[select.selectedIndex]?.defaultSelected === true;

function fill(control: Control, value: FieldValue): void {
  if (isTicked(control)) {
    control.checked = Array.isArray(value)
      ? value.includes(control.value)
      : value === true || value === control.value;
  } else if (typeof value === 'string') {
    const isKnown =
      !(control instanceof HTMLSelectElement) ||
      Array.from(control.options).some((option) => option.value === value);
    if (isKnown) control.value = value;
  }
  // For what counts letters; React, which listens at the root, does not hear what does not bubble.
  control.dispatchEvent(new Event('input'));
}

/** Puts values into what nobody has answered yet; what a visitor has typed or chosen always stays. Files cannot be put back. */
export function fillUnanswered(form: HTMLFormElement, rules: FieldRules, values: Partial<Values>): void {
  for (const [name, { kind }] of Object.entries(rules)) {
    const value = values[name];
    const controls = controlsOf(form, name);
    const [first] = controls;
    if (value === undefined || kind === 'files' || first === undefined) continue;
    const isFree =
      isEmpty(valueOf(controls, kind)) || (first instanceof HTMLSelectElement && isUntouched(first));
    if (isFree) for (const control of controls) fill(control, value);
  }
}

/** The first control of the form that has an error. */
export const firstBad = (form: HTMLFormElement, errors: FormErrors): Control | undefined =>
  [...form.elements]
    .filter(isControl)
    .find((control) => Object.hasOwn(errors, control.name) && !control.matches(':disabled'));
