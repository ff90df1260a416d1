import type { EditorProps } from './types.ts';
import { isRequired } from '../model/fields.ts';

/** The last part of a name: the surrounding form says the rest. */
const lastPart = (label: string): string => {
  const last = label.split(': ').at(-1) ?? label;
  return last.charAt(0).toUpperCase() + last.slice(1);
};

/** The ids of the elements that describe a control, if any. */
export const idsOf = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

interface FieldHeadProps extends Pick<EditorProps, 'field' | 'label'> {
  /** What it is for has this id, by which it describes the controls. */
  readonly aboutId: string;
}

/** The name of a value and what it is for. Its controls carry their full names themselves. */
export function FieldHead({ field, label, aboutId }: FieldHeadProps) {
  return (
    <>
      <p className="compose-label" aria-hidden="true">
        {lastPart(label)}
        {isRequired(field) && <span className="compose-required"> required</span>}
      </p>
      {field.about !== undefined && (
        <p id={aboutId} className="compose-about">
          {field.about}
        </p>
      )}
    </>
  );
}
