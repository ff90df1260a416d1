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

interface AboutProps extends Pick<EditorProps, 'field'> {
  readonly id: string;
}

/** What a value is for, if there is something to say, under the id by which it describes its controls. */
export const About = ({ id, field: { about } }: AboutProps) =>
  about !== undefined && (
    <p id={id} className="compose-about">
      {about}
    </p>
  );

interface FieldHeadProps extends Pick<EditorProps, 'field' | 'label'> {
  /** The id of its {@link About}. */
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
      <About id={aboutId} field={field} />
    </>
  );
}
