import { LANG_CODES, LANG_TAGS } from '@plinth/ui/contract';
import type { Field, ListField } from '@plinth/site/composed';
import { use, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SectionContext, useComposer, useSetter } from '../ComposerContext.ts';
import { emptyValue } from '../model/emptyValue.ts';
import { shortWords } from '../model/labels.ts';
import type { ListChange } from '../model/edits.ts';
import { isAnswered } from '../model/fields.ts';
import { type Path, entriesAt, isData } from '../model/values.ts';
import { About } from './FieldHead.tsx';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';
import { useEntryKeys } from './useEntryKeys.ts';

/** What tells an entry from the others: its first words. */
function nameOf(entry: unknown): string {
  if (!isData(entry)) return shortWords(entry);
  return (
    Object.values(entry)
      .map(shortWords)
      .find((text) => text !== '') ?? ''
  );
}

/** How many entries a list has, in the language that has most. */
const countOf = (values: EditorProps['values'], path: Path): number =>
  Math.max(0, ...LANG_CODES.map((langCode) => entriesAt(values[langCode]?.value, path).length));

const isShort = ({ kind }: Field): boolean => kind === 'words' || kind === 'text' || kind === 'either';

const MOVES = [
  { verb: 'Move up', sign: '↑', by: -1 },
  { verb: 'Move down', sign: '↓', by: 1 },
] as const;

interface EntryToolsProps {
  readonly name: string;
  readonly index: number;
  /** How many entries the list has. */
  readonly count: number;
  readonly onMove: (by: number) => void;
  /** Undefined where another list needs this entry. */
  readonly onRemove: (() => void) | undefined;
}

/** The buttons that move an entry and remove it. */
const EntryTools = ({ name, index, count, onMove, onRemove }: EntryToolsProps) => (
  <span className="compose-entry-tools">
    {MOVES.map(({ verb, sign, by }) => (
      <button
        key={verb}
        type="button"
        aria-label={`${verb}: ${name}`}
        aria-disabled={index + by < 0 || index + by >= count}
        onClick={() => onMove(by)}
      >
        {sign}
      </button>
    ))}
    {onRemove && (
      <button type="button" aria-label={`Remove: ${name}`} onClick={onRemove}>
        ×
      </button>
    )}
  </span>
);

/**
 * The first words of an entry, in the first language that has some.
 *
 * @param entry in each language
 */
function EntryWords({ entry }: { readonly entry: readonly unknown[] }) {
  const words = entry.map(nameOf);
  const spoken = words.findIndex((text) => text !== '');
  return <span lang={LANG_TAGS[LANG_CODES[spoken] ?? 'en']}>{words[spoken]}</span>;
}

/**
 * Moves the focus of a button that is gone with its entry: to that of the entry now in its place, or to the entry itself when that is
 * closed.
 */
function focusBeside(list: HTMLElement | null, at: number): void {
  const next = `:scope > ol > :nth-child(${at + 1}) >`;
  const goOn = [
    `${next} details:not([open]) > summary`,
    `${next} * > .compose-entry-tools > :last-child`,
    ':scope > button',
    ':scope > ol > :last-child .compose-entry-tools > :last-child',
  ].map((each) => list?.querySelector<HTMLElement>(each) ?? null);
  goOn.find((button) => button !== null)?.focus();
}

/** Several of a kind, in an order that can be changed. Both languages change together. */
export function ListEditor(props: EditorProps<ListField>) {
  const { field, label, place, path, values } = props;
  const { dispatch, editorOf } = useComposer();
  const lists = LANG_CODES.map((langCode) => entriesAt(values[langCode]?.value, []));
  const count = countOf(values, []);
  const [from, to] = field.count ?? [];
  const entries = Array.from({ length: count }, (_, index) => lists.map((list) => list[index]));
  // A list that depends on another has as many entries as that one by itself, unless somebody wrote it by hand.
  const wanted = field.oneForEach && countOf(use(SectionContext), field.oneForEach);
  // An entry is filled in or removed as a whole: without a value it would leave a gap in its list.
  const entryField = { ...field.of, required: true };
  // A long list begins closed; an entry that is added to it is open, and closes no other.
  const [first] = useState(count);
  const change = (what: ListChange) => dispatch({ type: 'list', place, path, change: what });
  const set = useSetter(props);
  const keys = useEntryKeys(entries);
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const add = () => {
    flushSync(() => change({ do: 'add', entry: emptyValue(field.of) }));
    // The focus goes on to its words.
    const added = box.current?.querySelector(':scope > ol > :last-child');
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (at: number) => {
    // Without entries the list is left to the backend, or missing.
    flushSync(() => (count > 1 || !isAnswered(field) ? change({ do: 'remove', at }) : set(undefined)));
    focusBeside(box.current, at);
  };
  return (
    <fieldset ref={box} className="compose-list" aria-describedby={field.about && id}>
      <legend>
        {label}
        {field.count !== undefined && (
          <span
            className="compose-count"
            data-verdict={count < (from ?? 0) || count > (to ?? count) ? 'long' : 'good'}
          >
            {' '}
            {count} of {from === to ? from : `${from}–${to}`}
          </span>
        )}
      </legend>
      <About {...{ id, field }} />
      {isAnswered(field) && (
        <p className="compose-about">On the home page: left empty, it shows what the backend answers.</p>
      )}
      <ol role="list">
        {keys.map((key, index) => {
          const tools = (
            <EntryTools
              {...{ index, count }}
              name={`${label} ${index + 1}`}
              onMove={(by) => change({ do: 'move', from: index, to: index + by })}
              onRemove={wanted === undefined || count > wanted ? () => remove(index) : undefined}
            />
          );
          const editor = editorOf(partOf(props, index, entryField));
          return (
            <li key={key}>
              {isShort(field.of) ? (
                <div className="compose-entry">
                  {editor}
                  {tools}
                </div>
              ) : (
                <details open={first <= 3 || key >= first}>
                  <summary>
                    <span>{index + 1}</span> <EntryWords entry={entries[index] ?? []} />
                  </summary>
                  {tools}
                  {editor}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {(wanted === undefined || count < wanted) && (
        <button type="button" className="compose-offer" onClick={add}>
          <span aria-hidden="true">+ </span>Add to {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}
