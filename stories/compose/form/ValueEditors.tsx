import type { BooleanField, ChoiceField, NumberField } from '@plinth/site/composed';
import { isRequired } from '../model/fields.ts';
import { SharedEditor } from './SharedEditor.tsx';
import type { EditorProps } from './types.ts';

/** One of a few options, or what the part does by itself. What is no option stays what is chosen until another is. */
export function ChoiceEditor(props: EditorProps<ChoiceField>) {
  const { options, given } = props.field;
  return (
    <SharedEditor {...props}>
      {(value, label, set) => (
        <select
          aria-label={label}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => set(options.find((option) => String(option) === event.target.value))}
        >
          <option value="">{given === undefined ? 'As the part has it' : 'By itself'}</option>
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

/** Yes or no; no is left out of the file. */
export function BooleanEditor(props: EditorProps<BooleanField>) {
  return (
    <SharedEditor {...props}>
      {(value, label, set) => (
        <label className="compose-check">
          <input
            type="checkbox"
            aria-label={label}
            checked={value === true}
            onChange={(event) => set(event.target.checked || undefined)}
          />
          Yes
        </label>
      )}
    </SharedEditor>
  );
}

/** A number. */
export function NumberEditor(props: EditorProps<NumberField>) {
  return (
    <SharedEditor {...props}>
      {(value, label, set) => (
        <input
          type="number"
          aria-label={label}
          aria-required={isRequired(props.field)}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => {
            const next = event.target.valueAsNumber;
            set(Number.isNaN(next) ? undefined : next);
          }}
        />
      )}
    </SharedEditor>
  );
}
