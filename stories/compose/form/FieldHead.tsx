import type { EditorProps } from './types.ts';
import { isRequired } from '../model/fields.ts';

/** The last part of a name: what stands around says the rest. */
const lastPart = (label: string): string => {
  const last = label.split(': ').at(-1) ?? label;
  return last.charAt(0).toUpperCase() + last.slice(1);
};

/** What a value is called and for. Its controls carry their whole names themselves. */
export function FieldHead({ field, label }: Pick<EditorProps, 'field' | 'label'>) {
  return (
    <>
      <p className="compose-label" aria-hidden="true">
        {lastPart(label)}
        {isRequired(field) && <span className="compose-required"> required</span>}
      </p>
      {field.about !== undefined && <p className="compose-about">{field.about}</p>}
    </>
  );
}
