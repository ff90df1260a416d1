import { schemaOf, sectionFields } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { useComposer } from '../ComposerContext.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { UnknownNames } from '../form/UnknownNames.tsx';
import { LanguageName } from './LanguageName.tsx';
import { type Row, mapLanguages } from '../model/draft.ts';
import { sectionLabel } from '../model/labels.ts';

interface RowFormProps {
  readonly row: Row;
  /** The languages that the page has. */
  readonly languages: readonly LangCode[];
  /** Called when a language has got the section. */
  readonly onCompleted: () => void;
}

/** The form of a section, in the languages that have it. */
export function RowForm({ row, languages, onCompleted }: RowFormProps) {
  const { dispatch } = useComposer();
  const { key, section, props } = row;
  const fields = sectionFields(section);
  const place = { of: 'row', key } as const;
  const values = mapLanguages(props, (value) => ({ value }));
  return (
    <>
      <h2>{sectionLabel(section)}</h2>
      {languages
        .filter((langCode) => props[langCode] === undefined)
        .map((langCode) => (
          <button
            key={langCode}
            type="button"
            className="compose-offer"
            onClick={() => {
              dispatch({ type: 'complete', key });
              onCompleted();
            }}
          >
            Bring it into <LanguageName langCode={langCode} />, to be translated
          </button>
        ))}
      {schemaOf(section) !== undefined && <UnknownNames {...{ fields, place, values }} path={[]} />}
      <SectionForm key={key} {...{ fields, place, values }} />
    </>
  );
}
