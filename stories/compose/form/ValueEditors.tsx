import { type BooleanField, type ChoiceField, type NumberField, ODD_NUMBER } from '@plinth/site/composed';
import { useState } from 'react';
import { isRequired } from '../model/fields.ts';
import { SharedEditor } from './SharedEditor.tsx';
import { bare } from './pasted.ts';
import type { ControlNames, EditorProps } from './types.ts';
import { useComposition } from './useComposition.ts';

/** One of a few options, or the part's default. A value that is no option stays chosen until another is. */
export function ChoiceEditor(props: EditorProps<ChoiceField>) {
  const { options, given } = props.field;
  return (
    <SharedEditor {...props}>
      {(value, names, set) => (
        <select
          {...names}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => set(options.find((option) => String(option) === event.target.value))}
        >
          <option value="">{given === undefined ? 'Default' : 'Automatic'}</option>
          {value !== undefined && !options.some((option) => String(option) === String(value)) && (
            <option>{String(value)}</option>
          )}
          {options.map((option) => (
            <option key={option} value={String(option)}>
              {option}
            </option>
          ))}
        </select>
      )}
    </SharedEditor>
  );
}

/** Yes or no; a no is left out of the file. */
export function BooleanEditor(props: EditorProps<BooleanField>) {
  return (
    <SharedEditor {...props}>
      {(value, names, set) => (
        <label className="compose-check">
          <input
            type="checkbox"
            {...names}
            aria-label={`${names['aria-label']}: yes`}
            checked={value === true}
            onChange={(event) => set(event.target.checked || undefined)}
          />
          Yes
        </label>
      )}
    </SharedEditor>
  );
}

interface NumberControlProps {
  readonly names: ControlNames;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What somebody typed, as the file should have it: a number, a text that is none, or nothing. */
function typedValue(text: string): number | string | undefined {
  if (text === '') return undefined;
  return ODD_NUMBER.test(text) || Number.isNaN(Number(text)) ? text : Number(text);
}

/**
 * A text field: in a number field the wheel that scrolls the form would change the price under the pointer, and Firefox and Safari
 * read `12,000` as nothing. A text that is no number is kept, so that the checks report it.
 */
function NumberControl({ names, isRequired: isAsked, value, onChange }: NumberControlProps) {
  const [typed, setTyped] = useState('');
  // `12.` is on its way to another number.
  const isTyped = typed !== '' && Number(typed) === value;
  const composition = useComposition(isTyped ? typed : String(value ?? ''));
  return (
    <input
      inputMode="decimal"
      {...names}
      {...composition}
      aria-required={isAsked}
      onChange={(event) => {
        // Chinese input methods write full-width digits.
        const text = bare(event.target.value.normalize('NFKC')).replaceAll(/,(?=\d{3})/g, '');
        setTyped(text);
        onChange(typedValue(text));
      }}
    />
  );
}

/** A number. */
export function NumberEditor(props: EditorProps<NumberField>) {
  return (
    <SharedEditor {...props}>
      {(value, names, set) => (
        <NumberControl {...{ names, value }} isRequired={isRequired(props.field)} onChange={set} />
      )}
    </SharedEditor>
  );
}
