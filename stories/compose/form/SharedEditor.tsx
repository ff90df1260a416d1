import type { LangCode } from '@plinth/ui/contract';
import { type ReactNode, useId, useState } from 'react';
import { useSetter } from '../ComposerContext.ts';
import { languagesIn } from '../model/draft.ts';
import { LANGUAGE_NAMES } from '../model/labels.ts';
import { isSame } from '../model/values.ts';
import { FieldHead, idsOf } from './FieldHead.tsx';
import { LanguagePair } from './LanguagePair.tsx';
import type { ControlNames, EditorProps } from './types.ts';

interface SharedEditorProps extends EditorProps {
  /** Sets it in some languages, where more than the value itself has to be set. */
  readonly onSet?: ReturnType<typeof useSetter>;
  /** The control; without a language it stands for all. */
  readonly children: (
    value: unknown,
    names: ControlNames,
    set: (value: unknown) => void,
    langCode: LangCode | undefined,
  ) => ReactNode;
}

/** A value that is usually the same in every language: one control, or on request one for each. */
export function SharedEditor({ field, label, place, path, values, onSet, children }: SharedEditorProps) {
  const setValue = useSetter({ place, path, values });
  const set = onSet ?? setValue;
  const languages = languagesIn(values);
  const [first, ...others] = languages;
  const differs =
    first !== undefined && others.some((each) => !isSame(values[each]?.value, values[first]?.value));
  const [wantsEach, setWantsEach] = useState(false);
  const id = useId();
  if (first === undefined) return null;
  const isEach = differs || wantsEach;
  const names = { 'aria-label': label, 'aria-describedby': idsOf(field.about && id) };
  return (
    <div className="compose-shared">
      {isEach ? (
        <LanguagePair {...{ field, label, values }}>
          {(langCode, value, ofLanguage) =>
            children(value, ofLanguage, (next) => set(next, [langCode]), langCode)
          }
        </LanguagePair>
      ) : (
        <div className="compose-field">
          <FieldHead field={field} label={label} aboutId={id} />
          {children(values[first]?.value, names, set, undefined)}
        </div>
      )}
      {languages.length > 1 && (
        <label className="compose-same">
          <input
            type="checkbox"
            aria-label={`${label}: the same in both languages`}
            checked={!isEach}
            onChange={(event) => {
              setWantsEach(!event.target.checked);
              const own = languages.map((each) => values[each]?.value);
              if (event.target.checked) set(own.find((value) => value !== undefined));
            }}
          />
          <span aria-hidden="true" title={languages.map((each) => LANGUAGE_NAMES[each]).join(', ')}>
            both languages
          </span>
        </label>
      )}
    </div>
  );
}
