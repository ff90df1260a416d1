import type { ActionField, Field, GroupField, LinkField, PictureField } from '@plinth/site/composed';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useComposer, useSetter } from '../ComposerContext.ts';
import { emptyValue } from '../model/emptyValue.ts';
import { isRequired } from '../model/fields.ts';
import { partsOf } from '../model/parts.ts';
import { AddressEditor } from './AddressEditor.tsx';
import { About } from './FieldHead.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';

/** Several values under one name. An optional group is offered first, and can be removed. */
export function GroupEditor(props: EditorProps<GroupField | LinkField | ActionField | PictureField>) {
  const { field, label, values } = props;
  const { editorOf } = useComposer();
  const set = useSetter(props);
  const group = useRef<HTMLFieldSetElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const id = useId();
  const isThere = Object.values(values).some(({ value }) => value !== undefined);
  // The button that was pressed is gone: the focus goes to what replaced it.
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
      <button
        ref={offer}
        type="button"
        className="compose-offer"
        aria-label={`Add ${label.toLowerCase()}`}
        onClick={() => change(emptyValue(field))}
      >
        + {label}
      </button>
    );
  }
  const parts = partsOf(field);
  const editor = (name: string, part: Field) => {
    const own = partOf(props, name, part);
    if (name === 'href') return <AddressEditor {...own} />;
    if (field.kind === 'picture' && name === 'src') return <PictureChoice picture={props} field={part} />;
    return editorOf(own);
  };
  return (
    <fieldset ref={group} className="compose-group" aria-describedby={field.about && id}>
      <legend>{label}</legend>
      <About {...{ id, field }} />
      <UnknownNames fields={parts} {...props} />
      {Object.entries(parts).map(([name, part]) => (
        <Fragment key={name}>{editor(name, part)}</Fragment>
      ))}
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
