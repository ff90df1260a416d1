import { useComposer } from '../ComposerContext.ts';
import { languagesIn } from '../model/draft.ts';
import { isRequired } from '../model/fields.ts';
import { BareInput } from './BareInput.tsx';
import { SharedEditor } from './SharedEditor.tsx';
import type { EditorProps } from './types.ts';

/** Where a press leads: the brand's own addresses are offered. */
export function AddressEditor(props: EditorProps) {
  const { targetsListId } = useComposer();
  const [first = 'zh-tw'] = languagesIn(props.values);
  return (
    <SharedEditor {...props}>
      {(value, names, set, langCode) => (
        <BareInput
          {...names}
          aria-required={isRequired(props.field)}
          list={targetsListId(langCode ?? first)}
          placeholder="#contact"
          value={typeof value === 'string' ? value : ''}
          onChange={set}
        />
      )}
    </SharedEditor>
  );
}
