import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, splitField } from '../Field/useFieldParts.tsx';
import { keysOf } from '../shared/keys.ts';
import { warn } from '../shared/warnings.ts';
import { SelectBox } from './Select.styles.ts';

/** An option of a {@link Select}. */
export interface SelectOption {
  /** The value that is sent. */
  readonly value: string;
  /** The option's words. */
  readonly label: string;
  /** Whether it cannot be chosen now. */
  readonly disabled?: boolean | undefined;
}

/** Options that belong together, under a name that cannot be chosen. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** Props of {@link Select}: those of `<select>`, and its label and messages. `className` goes to the outermost element. */
export interface SelectProps
  extends
    FieldProps,
    Answered<string>,
    Omit<ComponentPropsWithRef<'select'>, 'aria-required' | 'children' | 'multiple' | 'required' | 'size'> {
  /** The options, in groups where there are many. */
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Comes first and is no answer, such as 'Please choose'; without it the first option is chosen. */
  readonly placeholder?: string | undefined;
}

/** Whether an entry is a group; an option may have its options undefined. */
const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup =>
  'options' in entry && entry.options !== undefined;

/** Keyed by value: what was chosen stays chosen when the options change their order. */
function renderOptions(options: readonly (SelectOption | SelectGroup)[]): ReactNode {
  const keys = keysOf(options.map((entry) => (isGroup(entry) ? entry.label : entry.value)));
  return options.map((entry, index) => {
    if (isGroup(entry))
      return (
        <optgroup key={keys[index]} label={entry.label}>
          {renderOptions(entry.options)}
        </optgroup>
      );
    const { label, ...rest } = entry;
    return (
      <option key={keys[index]} {...rest}>
        {label}
      </option>
    );
  });
}

/** A labelled choice of one among many, as a native `<select>`. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  if (options.length === 0) warn('Select', '`options` is empty: nothing can be chosen.');
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <SelectBox>
          <select {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {renderOptions(options)}
          </select>
        </SelectBox>
      )}
    </Field>
  );
}
