import type { ReactNode } from 'react';
import { useComposer } from '../ComposerContext.ts';
import { inEach, languagesIn } from '../model/draft.ts';
import { emptyValue } from '../model/emptyValue.ts';
import type { EditorProps } from './types.ts';
import { isRequired } from '../model/fields.ts';

interface OptionalGroupProps extends EditorProps {
  readonly children: ReactNode;
}

/** Several values under one name. One that need not be there is offered first, and can be taken away. */
export function OptionalGroup({ field, label, place, path, values, children }: OptionalGroupProps) {
  const { dispatch } = useComposer();
  const languages = languagesIn(values);
  const isThere = languages.some((langCode) => values[langCode]?.value !== undefined);
  const setAll = (next: unknown) =>
    dispatch({
      type: 'set',
      place,
      path,
      values: inEach(languages, { value: next }),
    });
  if (!isThere) {
    return (
      <button type="button" className="compose-offer" onClick={() => setAll(emptyValue(field))}>
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
          onClick={() => setAll(undefined)}
        >
          Remove
        </button>
      )}
    </fieldset>
  );
}
