import type { Field, Fields } from '@plinth/site/composed';
import { SectionContext } from '../ComposerContext.ts';
import { BareInput } from './BareInput.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { SharedEditor } from './SharedEditor.tsx';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';
import { isGiven } from '../model/fields.ts';

/** The name of a section to which links lead: the same in both languages, as a rule. */
function IdEditor(props: EditorProps) {
  return (
    <SharedEditor {...props}>
      {(value, names, set) => (
        <BareInput
          {...names}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text || undefined)}
        />
      )}
    </SharedEditor>
  );
}

/** The fields that decide looks and addresses, set less often than words. */
const isSetting = ([name, field]: readonly [string, Field]): boolean =>
  field.kind === 'choice' || name === 'id' || isGiven(field);

interface SectionFormProps extends Pick<EditorProps, 'place' | 'values'> {
  readonly fields: Fields;
}

/** The form of a section, or of the page itself, made from its schema: words first, settings after them. */
export function SectionForm({ fields, place, values }: SectionFormProps) {
  const entries = Object.entries(fields).filter(([, field]) => field.kind !== 'given');
  const editors = (wanted: boolean) =>
    entries
      .filter((entry) => isSetting(entry) === wanted)
      .map(([name, field]) => {
        const Editor = name === 'id' ? IdEditor : FieldEditor;
        return <Editor key={name} {...partOf({ place, path: [], values }, name, field)} />;
      });
  const settings = editors(true);
  return (
    <SectionContext value={values}>
      {editors(false)}
      {settings.length > 0 && (
        <details className="compose-settings">
          <summary>Looks and address</summary>
          {settings}
        </details>
      )}
    </SectionContext>
  );
}
