import type { ActionField, LinkField } from '@plinth/site/composed';
import { useComposer } from '../ComposerContext.ts';
import { languagesIn } from '../model/draft.ts';
import { isRequired } from '../model/fields.ts';
import { OptionalGroup } from './OptionalGroup.tsx';
import { SharedEditor } from './SharedEditor.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { partOf } from './partOf.ts';
import { bare } from './pasted.ts';
import type { EditorProps } from './types.ts';

const HREF = { kind: 'text', required: true } as const;
const ACCESSIBLE_LABEL = {
  kind: 'text',
  about: 'Its name where the words alone do not say enough; begins with those words.',
} as const;

const DESTINATION = { href: HREF, accessibleLabel: ACCESSIBLE_LABEL };

function AddressEditor(props: EditorProps) {
  const { targetsListId } = useComposer();
  const [first = 'zh-tw'] = languagesIn(props.values);
  return (
    <SharedEditor {...props}>
      {(value, label, set, langCode) => (
        <input
          aria-label={label}
          aria-required={isRequired(props.field)}
          list={targetsListId(langCode ?? first)}
          placeholder="#contact"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(bare(event.target.value))}
        />
      )}
    </SharedEditor>
  );
}

/** Where a press leads, and what it is called there. */
function Destination(props: EditorProps) {
  const { label } = props;
  const { editorOf } = useComposer();
  return (
    <>
      <AddressEditor {...partOf(props, 'href', HREF)} label={`${label}: leads to`} />
      {editorOf({ ...partOf(props, 'accessibleLabel', ACCESSIBLE_LABEL), label: `${label}: full name` })}
    </>
  );
}

/** Where a press leads. */
export function LinkEditor(props: EditorProps<LinkField>) {
  return (
    <OptionalGroup {...props}>
      <UnknownNames fields={DESTINATION} {...props} />
      <Destination {...props} />
    </OptionalGroup>
  );
}

/** A press with its words. */
export function ActionEditor(props: EditorProps<ActionField>) {
  const { field, label } = props;
  const { editorOf } = useComposer();
  const words = {
    kind: 'words',
    level: 'phrase',
    required: true,
    ...(field.length === undefined ? {} : { length: field.length }),
  } as const;
  return (
    <OptionalGroup {...props}>
      <UnknownNames fields={{ ...DESTINATION, label: words }} {...props} />
      {editorOf({ ...partOf(props, 'label', words), label: `${label}: words` })}
      <Destination {...props} />
    </OptionalGroup>
  );
}
