import { LANG_CODES } from '@plinth/ui/contract';
import { useId } from 'react';
import { useComposer } from '../ComposerContext.ts';
import type { Finding } from '../checks/types.ts';
import { BareInput } from '../form/BareInput.tsx';
import { PictureSelect } from '../form/PictureSelect.tsx';
import { SectionForm } from '../form/SectionForm.tsx';
import { partOf } from '../form/partOf.ts';
import { SharedEditor } from '../form/SharedEditor.tsx';
import { UnknownNames } from '../form/UnknownNames.tsx';
import { type Draft, languagesOf, mapLanguages } from '../model/draft.ts';
import { PAGE_FIELDS } from '../model/pageFields.ts';
import { FindingList } from './FindingList.tsx';
import { LanguageName } from './LanguageName.tsx';

const PAGE = { of: 'page' } as const;
const PICTURE = {
  kind: 'text',
  about: 'On the image that is shown when somebody shares the page.',
} as const;

/** Props of {@link PageForm}. */
export interface PageFormProps {
  readonly draft: Draft;
  /** Whether it was opened as the home page: typing the address `home` does not make it one. */
  readonly isHomePage: boolean;
  /** The consequences of the address, or of a language that is given up. */
  readonly address: readonly Finding[];
}

/** What the page's files say besides its sections: address, title, description, picture, languages. */
export function PageForm({ draft, isHomePage, address }: PageFormProps) {
  const { dispatch } = useComposer();
  const id = useId();
  const languages = languagesOf(draft);
  const values = mapLanguages(draft.heads, (value) => ({ value }));
  return (
    <>
      <div className="compose-field">
        <p className="compose-label" aria-hidden="true">
          Address
        </p>
        <p className="compose-about">
          {/* The address itself would be read aloud at every letter. */}
          <span id={id}>
            {isHomePage ? 'The home page, in each language' : 'Lower-case letters, digits and hyphens'}
          </span>
          : main/en/{isHomePage ? 'index' : draft.slug || '…'}
        </p>
        <BareInput
          aria-label="Address"
          aria-describedby={id}
          readOnly={isHomePage}
          value={draft.slug}
          onChange={(text) => dispatch({ type: 'slug', slug: text.toLowerCase() })}
        />
        {/* An address that nobody has typed yet is not wrong yet. */}
        <div role="status">
          {draft.slug !== '' && address.length > 0 && <FindingList findings={address} />}
        </div>
      </div>
      <UnknownNames fields={{ ...PAGE_FIELDS, picture: PICTURE }} place={PAGE} path={[]} values={values} />
      <SectionForm fields={PAGE_FIELDS} place={PAGE} values={values} />
      <SharedEditor {...partOf({ place: PAGE, path: [], values }, 'picture', PICTURE)}>
        {(value, names, set) => (
          <PictureSelect
            {...{ names, value }}
            none="The brand’s own"
            onChange={(path) => set(path || undefined)}
          />
        )}
      </SharedEditor>
      <fieldset className="compose-group">
        <legend>Languages</legend>
        {LANG_CODES.map((langCode) => (
          <label key={langCode} className="compose-check">
            <input
              type="checkbox"
              checked={languages.includes(langCode)}
              // At least one language stays; the home page has all of them.
              disabled={isHomePage || (languages.length === 1 && languages.includes(langCode))}
              onChange={(event) => dispatch({ type: 'language', langCode, wanted: event.target.checked })}
            />
            <LanguageName langCode={langCode} />
          </label>
        ))}
      </fieldset>
    </>
  );
}
