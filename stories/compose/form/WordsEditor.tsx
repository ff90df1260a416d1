import type { LangCode } from '@plinth/ui/contract';
import {
  type TextField,
  type WordsField,
  type WordsLevel,
  joinLines,
  withoutUnseen,
} from '@plinth/site/composed';
import { type ClipboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { useComposer, useSetter } from '../ComposerContext.ts';
import { isRequired } from '../model/fields.ts';
import { idsOf } from './FieldHead.tsx';
import { LanguagePair } from './LanguagePair.tsx';
import { LengthMeter } from './LengthMeter.tsx';
import { pastedWords } from './pasted.ts';
import type { ControlNames, EditorProps } from './types.ts';

/** How many lines each level of words begins with. */
const ROWS: Readonly<Record<WordsLevel, number>> = { phrase: 1, line: 2, blocks: 4, prose: 8 };

/** How many letters fit in a line when both languages are side by side. */
const LINE: Readonly<Record<LangCode, number>> = { 'zh-tw': 11, en: 20 };

/** Keeps every field shorter than the panel. */
const MOST_ROWS = 8;

const IN_LINES = String.raw`*emphasis*, **strong**, [a link](#contact). Lines run on, except after “\” at the end of one.`;

/** What may be written besides words. */
const MARKS: Readonly<Record<WordsLevel, string>> = {
  phrase: '*emphasis*, **strong**, `code`',
  line: IN_LINES,
  blocks: `An empty line begins a paragraph, “- ” an item of a list. ${IN_LINES}`,
  prose: `“## ” begins a heading, an empty line a paragraph, “- ” an item. ${IN_LINES}`,
};

/** Whether a field takes more than emphasis. */
const isRich = (field: WordsField | TextField): field is WordsField =>
  field.kind === 'words' && field.level !== 'phrase';

interface WordsControlProps {
  readonly field: WordsField | TextField;
  readonly names: ControlNames;
  readonly value: string;
  readonly langCode: LangCode;
  readonly marksId: string;
  readonly onChange: (text: string) => void;
}

function WordsControl({ field, names, value, langCode, marksId, onChange }: WordsControlProps) {
  const id = useId();
  const { dispatch } = useComposer();
  const { length } = field;
  const isOneLine = field.kind === 'text';
  const cleaned = (text: string) =>
    withoutUnseen(isOneLine ? joinLines(text.replaceAll(/\s*[\n\v\u2028]\s*/g, '\n')) : text);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: control, clipboardData } = event;
    const plain = clipboardData.getData('text/plain');
    const html = clipboardData.getData('text/html');
    const text = cleaned(isRich(field) ? pastedWords({ html, plain }, field.level) : plain);
    // A separate step of the history, so that undo takes back the paste alone, also when typing goes on after it.
    dispatch({ type: 'pause' });
    setTimeout(dispatch, 0, { type: 'pause' });
    // This way the browser keeps track of the caret, and scrolls it into view.
    if (text === plain || text === '') return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to, value: before } = control;
    flushSync(() => onChange(before.slice(0, from) + text + before.slice(to)));
    control.setSelectionRange(from + text.length, from + text.length);
  };
  const described = idsOf(names['aria-describedby'], length && id, marksId);
  // Safari and Firefox do not grow a field with its words, but all of them should be visible.
  const rows = Math.min(MOST_ROWS, Math.ceil(value.length / LINE[langCode]));
  return (
    <>
      {/* A single line in the file may need several here. */}
      <textarea
        {...names}
        aria-describedby={described}
        aria-required={isRequired(field)}
        rows={Math.max(rows, isOneLine ? 1 : ROWS[field.level])}
        value={value}
        onKeyDown={(event) => {
          // Enter does nothing, as in a one-line field, but still confirms the characters of an input method.
          if (isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onCompositionStart={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart !== selectionEnd) dispatch({ type: 'pause' });
        }}
        onPaste={paste}
        onChange={({ target, nativeEvent }) => {
          const text = cleaned(target.value);
          // What is deleted or overwritten at once can be brought back as it was; an input method shortens what it puts together.
          const isComposed =
            nativeEvent instanceof InputEvent && nativeEvent.inputType.includes('Composition');
          if (text.length < value.length - 1 && !isComposed) dispatch({ type: 'pause' });
          onChange(text);
        }}
      />
      {length && <LengthMeter id={id} text={value} length={length} langCode={langCode} />}
    </>
  );
}

/** Words, the languages side by side. */
export function WordsEditor({ field, label, place, path, values }: EditorProps<WordsField | TextField>) {
  const set = useSetter({ place, path, values });
  const marksId = useId();
  return (
    <>
      <LanguagePair {...{ field, label, values }}>
        {(langCode, value, names) => (
          <WordsControl
            {...{ field, names, langCode }}
            marksId={isRich(field) ? marksId : ''}
            value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
            // Optional words that are empty are left out of the file.
            onChange={(text) => set(text === '' && field.required !== true ? undefined : text, [langCode])}
          />
        )}
      </LanguagePair>
      {isRich(field) && (
        <p className="compose-marks" id={marksId}>
          {MARKS[field.level]}
        </p>
      )}
    </>
  );
}
