import type { Field } from '@plinth/site/composed';
import { brandPath } from '../../../.storybook/pictures.ts';
import { useComposer } from '../ComposerContext.ts';
import { languagesIn, mapLanguages } from '../model/draft.ts';
import { isData } from '../model/values.ts';
import { PictureSelect } from './PictureSelect.tsx';
import { SharedEditor } from './SharedEditor.tsx';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';

interface PictureChoiceProps {
  readonly picture: EditorProps;
  /** The field of its path. */
  readonly field: Field;
}

/** Which of the brand's pictures it is. */
export function PictureChoice({ picture, field }: PictureChoiceProps) {
  const { variant, dispatch } = useComposer();
  /** Sets it with an alternative text, which a file must have even when it is empty. */
  const choose = (src: unknown, languages = languagesIn(picture.values)) => {
    const values = mapLanguages(picture.values, ({ value }, langCode) =>
      languages.includes(langCode) ? { value: { alt: '', ...(isData(value) && value), src } } : undefined,
    );
    dispatch({ type: 'set', place: picture.place, path: picture.path, values });
  };
  return (
    <SharedEditor {...partOf(picture, 'src', field)} onSet={choose}>
      {(value, names, set) => (
        <div className="compose-picture">
          {typeof value === 'string' && value !== '' ? (
            <img src={brandPath(variant, value)} alt="" />
          ) : (
            <span className="compose-no-picture" aria-hidden="true" />
          )}
          <PictureSelect {...{ names, value }} isRequired none="Choose a picture" onChange={set} />
        </div>
      )}
    </SharedEditor>
  );
}
