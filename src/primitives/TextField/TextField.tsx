import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field } from '../Field/Field.tsx';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, splitField } from '../Field/useFieldParts.tsx';
import { PrefixBox } from './TextField.styles.ts';

/** The types of text field; each has its own keyboard on a phone, and its own support in the browser. */
export const TEXT_FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'search',
  'password',
] as const;
/** The name of a type of text field. */
export type TextFieldType = (typeof TEXT_FIELD_TYPES)[number];

/** Props of {@link TextField}: those of `<input>`, and its label and messages. `className` goes to the outermost element. */
export interface TextFieldProps
  extends
    FieldProps,
    Answered<string>,
    Omit<ComponentPropsWithRef<'input'>, 'aria-required' | 'prefix' | 'required' | 'type'> {
  /** The type of text; `text` when missing. */
  readonly type?: TextFieldType | undefined;
  /** Shown before the text, such as a currency or `https://`; part of the field's description. */
  readonly prefix?: ReactNode;
  /**
   * Shows how many characters of `maxLength` are used, and announces these words when few are left; `{left}` stands for how many.
   */
  readonly counter?: string | undefined;
}

/** A labelled line of text. */
export function TextField({ prefix, counter, ...props }: TextFieldProps) {
  const prefixId = useId();
  const [field, rest] = splitField(props);
  const described = [prefix && prefixId, field['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field {...field} aria-describedby={described}>
      {(control) => (
        <>
          {/* Also without a prefix: if one were added later, the input would be recreated and lose what was typed. */}
          <PrefixBox $hasPrefix={Boolean(prefix)}>
            {prefix && (
              <span id={prefixId} data-part="prefix">
                {prefix}
              </span>
            )}
            <input type="text" {...rest} {...control} />
          </PrefixBox>
          {counter !== undefined && (
            <Counter maxLength={rest.maxLength} initial={rest.value ?? rest.defaultValue} label={counter} />
          )}
        </>
      )}
    </Field>
  );
}
