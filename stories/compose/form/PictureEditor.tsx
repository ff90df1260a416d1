import type { PictureField } from '@plinth/site/composed';
import { brandPath } from '../../../.storybook/pictures.ts';
import { useComposer } from '../ComposerContext.ts';
import { languagesIn, mapLanguages } from '../model/draft.ts';
import { isData } from '../model/values.ts';
import { OptionalGroup } from './OptionalGroup.tsx';
import { PictureSelect } from './PictureSelect.tsx';
import { SharedEditor } from './SharedEditor.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';

const SRC = { kind: 'text', required: true } as const;

function PictureChoice({ label: name, ...picture }: EditorProps) {
  const { variant, dispatch } = useComposer();
  /** With words for those who do not see it, be they none: a file has to say so. */
  const choose = (src: unknown, languages = languagesIn(picture.values)) => {
    const values = mapLanguages(picture.values, ({ value }, langCode) =>
      languages.includes(langCode) ? { value: { alt: '', ...(isData(value) && value), src } } : undefined,
    );
    dispatch({ type: 'set', place: picture.place, path: picture.path, values });
  };
  return (
    <SharedEditor {...partOf(picture, 'src', SRC)} label={`${name}: file`} onSet={choose}>
      {(value, label, set) => (
        <div className="compose-picture">
          {typeof value === 'string' && value !== '' ? (
            <img src={brandPath(variant, value)} alt="" />
          ) : (
            <span className="compose-no-picture" aria-hidden="true" />
          )}
          <PictureSelect {...{ label, value }} isRequired none="Choose a picture" onChange={set} />
        </div>
      )}
    </SharedEditor>
  );
}

/** A picture of the brand, and what it says to those who do not see it. */
export function PictureEditor(props: EditorProps<PictureField>) {
  const { field, label } = props;
  const { editorOf } = useComposer();
  const alt = {
    kind: 'text',
    required: true,
    mayBeEmpty: true,
    about:
      'What it tells those who do not see it. Leave it empty where it only decorates, or shows what the words beside it say.',
    ...(field.length === undefined ? {} : { length: field.length }),
  } as const;
  return (
    <OptionalGroup {...props}>
      <UnknownNames fields={{ src: SRC, alt, ...(field.link && { link: field.link }) }} {...props} />
      <PictureChoice {...props} />
      {editorOf({ ...partOf(props, 'alt', alt), label: `${label}: alternative text` })}
      {field.link !== undefined &&
        editorOf({ ...partOf(props, 'link', field.link), label: `${label}: link` })}
    </OptionalGroup>
  );
}
