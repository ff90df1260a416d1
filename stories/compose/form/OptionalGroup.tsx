import { type ReactNode, useEffect, useRef } from 'react';
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
  const group = useRef<HTMLFieldSetElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isThere = Object.values(edited.values).some(({ value }) => value !== undefined);
  // What was pressed is gone: on with what is there now.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    (offer.current ?? group.current?.querySelector<HTMLElement>('input, textarea, select, button'))?.focus();
  }, [isThere]);
  const change = (value: unknown) => {
    wasPressed.current = true;
    set(value);
  };
  if (!isThere) {
    return (
      <button ref={offer} type="button" className="compose-offer" onClick={() => change(emptyValue(field))}>
        <span aria-hidden="true">+ </span>
        {label}
      </button>
    );
  }
  return (
    <fieldset ref={group} className="compose-group">
      <legend>{label}</legend>
      {field.about !== undefined && <p className="compose-about">{field.about}</p>}
      {children}
      {!isRequired(field) && (
        <button
          type="button"
          className="compose-take"
          aria-label={`Remove: ${label}`}
          onClick={() => change(undefined)}
        >
          Remove
        </button>
      )}
    </fieldset>
  );
}
