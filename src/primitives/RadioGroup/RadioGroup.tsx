import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceBox } from '../Checkbox/Checkbox.styles.ts';
import type { Answered } from '../Field/answered.ts';
import { Hint } from '../Field/Field.styles.ts';
import type { FieldMessages } from '../Field/useFieldParts.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { keysOf } from '../shared/keys.ts';
import { warn, warnWithoutText } from '../shared/warnings.ts';
import { RadioMark } from './RadioGroup.styles.ts';

/** One of the answers of a {@link RadioGroup}. */
export interface RadioOption {
  /** What is sent. */
  readonly value: string;
  readonly label: ReactNode;
  /** What it means. */
  readonly hint?: ReactNode;
  /** Cannot be chosen now. */
  readonly disabled?: boolean | undefined;
}

/**
 * Props of {@link RadioGroup}: those of `<fieldset>`, and its answers. `onChange` hears every choice; uncontrolled unless
 * `value` says what is chosen.
 */
export interface RadioGroupProps
  extends
    FieldMessages,
    Answered<string>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'name' | 'role'> {
  /** The question. */
  readonly label: ReactNode;
  /** Under which the answer is sent; also what makes the answers exclude each other. */
  readonly name: string;
  /** The answers, in order. */
  readonly options: readonly RadioOption[];
  /** What is chosen at first. */
  readonly defaultValue?: string | undefined;
  /** What is chosen; then `onChange` has to change it. */
  readonly value?: string | undefined;
}

interface RadioProps {
  readonly name: string;
  readonly option: RadioOption;
  readonly required: boolean | undefined;
  readonly state: Pick<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked' | 'onChange'>;
}

function Radio({ name, option: { value, label, hint, disabled }, required, state }: RadioProps) {
  const hintId = useId();
  return (
    <ChoiceBox>
      <label>
        <RadioMark
          type="radio"
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          {...state}
        />
        <span>{label}</span>
      </label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </ChoiceBox>
  );
}

/** React asks each controlled input for a listener; what it says bubbles up to the group's. */
const heardAround = () => undefined;

/** A question with a few answers, all in sight, of which one is chosen. */
export function RadioGroup({
  label,
  name,
  options,
  defaultValue,
  value,
  onChange,
  ...rest
}: RadioGroupProps) {
  warnWithoutText('RadioGroup', 'label', label);
  if (options.length === 0) warn('RadioGroup', '`options` is empty: nothing can be chosen.');
  if (name === '') warn('RadioGroup', '`name` is empty: the answers do not exclude each other.');
  // By what they send: what was chosen stays chosen where the answers come in another order.
  const keys = keysOf(options.map((option) => option.value));
  // A group of boxes would be answered with a list.
  const around: Omit<typeof rest, keyof Answered<string>> = rest;
  return (
    <Fieldset {...around} legend={label} role="radiogroup" onChange={onChange}>
      {options.map((option, index) => (
        <Radio
          key={keys[index]}
          name={name}
          option={option}
          required={rest.required}
          state={
            value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, onChange: onChange && heardAround }
          }
        />
      ))}
    </Fieldset>
  );
}
