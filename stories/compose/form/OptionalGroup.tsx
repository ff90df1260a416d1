import type { ReactNode } from 'react';
import { useSetter } from '../ComposerContext.ts';
import { emptyValue } from '../model/emptyValue.ts';
import type { EditorProps } from './types.ts';
import { isRequired } from '../model/fields.ts';

interface OptionalGroupProps extends EditorProps {
  readonly children: ReactNode;
}

/** Several values under one name. One that need not be there is offered first, and can be taken away. */
export function OptionalGroup({ field, label, children, ...edited }: OptionalGroupProps) {
  const set = useSetter(edited);
  const isThere = Object.values(edited.values).some(({ value }) => value !== undefined);
  if (!isThere) {
    return (
      <button type="button" className="compose-offer" onClick={() => set(emptyValue(field))}>
        <span aria-hidden="true">+ </span>
        {label}
      </button>
    );
  }
  return (
    <fieldset className="compose-group">
      <legend>{label}</legend>
      {field.about !== undefined && <p className="compose-about">{field.about}</p>}
      {children}
      {!isRequired(field) && (
        <button
          type="button"
          className="compose-take"
          aria-label={`Remove: ${label}`}
          onClick={() => set(undefined)}
        >
          Remove
        </button>
      )}
    </fieldset>
  );
}
