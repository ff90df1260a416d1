import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { type ReactNode, useId } from 'react';
import { FieldHead, idsOf } from './FieldHead.tsx';
import { languagesIn } from '../model/draft.ts';
import { LANGUAGE_NAMES } from '../model/labels.ts';
import type { ControlNames, EditorProps } from './types.ts';

interface LanguagePairProps extends Pick<EditorProps, 'label' | 'values' | 'field'> {
  /** The control of one language. */
  readonly children: (langCode: LangCode, value: unknown, names: ControlNames) => ReactNode;
}

/** A value in its languages, side by side. Each control has a name of its own: what it is, and in which language. */
export function LanguagePair({ label, field, values, children }: LanguagePairProps) {
  const id = useId();
  const languages = languagesIn(values);
  const isBlank = (langCode: LangCode) =>
    ['', undefined].includes(values[langCode]?.value as string | undefined);
  const isMissing = (langCode: LangCode) => isBlank(langCode) && !languages.every(isBlank);
  return (
    <div className="compose-field">
      <FieldHead field={field} label={label} aboutId={id} />
      <div className="compose-pair" data-count={languages.length}>
        {languages.map((langCode) => (
          <div key={langCode} lang={LANG_TAGS[langCode]}>
            <p className="compose-language" aria-hidden="true">
              {LANGUAGE_NAMES[langCode]}
              {isMissing(langCode) && (
                <span id={`${id}${langCode}`} className="compose-tag" lang="en" data-level="error">
                  missing
                </span>
              )}
            </p>
            {children(langCode, values[langCode]?.value, {
              'aria-label': `${label}, ${LANGUAGE_NAMES[langCode]}`,
              'aria-describedby': idsOf(isMissing(langCode) && `${id}${langCode}`, field.about && id),
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
