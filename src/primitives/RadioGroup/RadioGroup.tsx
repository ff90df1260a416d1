import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceBox } from '../Checkbox/Checkbox.styles.ts';
import type { Answered } from '../Field/answered.ts';
import { Hint } from '../Field/Field.styles.ts';
import type { FieldMessages } from '../Field/useFieldParts.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { keysOf } from '../shared/keys.ts';
import { warn, warnWithoutText } from '../shared/warnings.ts';
import { RadioMark } from './RadioGroup.styles.ts';

/** An option of a {@link RadioGroup}. */
export interface RadioOption {
  /** The value that is sent. */
  readonly value: string;
  readonly label: ReactNode;
  /** An explanation of the option. */
  readonly hint?: ReactNode;
  /** Whether it cannot be chosen now. */
  readonly disabled?: boolean | undefined;
}

/**
 * Props of {@link RadioGroup}: those of `<fieldset>`, and its options. `onChange` is called on every choice; uncontrolled unless
 * `value` is given.
 */
export interface RadioGroupProps
  extends
    FieldMessages,
    Answered<string>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'aria-required' | 'children' | 'defaultValue' | 'name' | 'role'> {
  /** The question. */
  readonly label: ReactNode;
  /** The name under which the answer is sent; it also makes the options exclude each other. */
  readonly name: string;
  /** The options, in order. */
  readonly options: readonly RadioOption[];
  /** What is chosen at first. */
  readonly defaultValue?: string | undefined;
  /** What is chosen; `onChange` must then change it. */
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

/** React wants a listener on each controlled input; the event bubbles up to the group's. */
const heardAround = () => undefined;

/** A question with a few options, all in sight, of which one is chosen. */
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
  // Keyed by value: what was chosen stays chosen when the options change their order.
  const keys = keysOf(options.map((option) => option.value));
  // Without the answer's type, which for a `Fieldset` of checkboxes is a list.
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
