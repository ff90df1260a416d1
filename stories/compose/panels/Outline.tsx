import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type Row, otherLanguage } from '../model/draft.ts';
import { sectionLabel, shortWords } from '../model/labels.ts';
import { LanguageName } from './LanguageName.tsx';
import { type Dragged, drag, useDropping } from './dragging.ts';

interface OutlineProps {
  readonly rows: readonly Row[];
  readonly languages: readonly LangCode[];
  /** The language that is on the canvas: what a section says is told in it, where it says something. */
  readonly shown: LangCode;
  readonly selected: string | undefined;
  /** How many findings each row has. */
  readonly findings: (key: string) => number;
  /** Told also whether it was pressed, and not chosen by the keyboard, whose focus stays here. */
  readonly onSelect: (key: string, isPressed: boolean) => void;
  readonly onMove: (key: string, to: number) => void;
  readonly onDuplicate: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onDrop: (dragged: Dragged, at: number) => void;
}

/** What a section says, in its language. */
function Words({ row: { props }, shown }: { readonly row: Row; readonly shown: LangCode }) {
  const wordsIn = (langCode: LangCode) => shortWords(props[langCode]?.['heading']);
  const langCode = wordsIn(shown) === '' ? otherLanguage(shown) : shown;
  return <span lang={LANG_TAGS[langCode]}>{wordsIn(langCode)}</span>;
}

interface RowLabelProps {
  readonly row: Row;
  readonly number: number;
  readonly shown: LangCode;
  /** The languages of the page that lack the section. */
  readonly missing: readonly LangCode[];
  /** How many findings it has. */
  readonly count: number;
}

/** A section's place, name and words, and what there is to mend or to look at. */
const RowLabel = ({ row, number, shown, missing, count }: RowLabelProps) => (
  <>
    <span className="compose-number">{number}</span>
    <span className="compose-row-name">
      {sectionLabel(row.section)}
      <Words {...{ row, shown }} />
    </span>
    {missing.map((langCode) => (
      <span key={langCode} className="compose-tag" data-level="error">
        no <LanguageName langCode={langCode} />
      </span>
    ))}
    {count > 0 && (
      <span className="compose-tag" data-level="advice">
        {count}
        <span className="compose-unseen">{count === 1 ? ' finding' : ' findings'}</span>
      </span>
    )}
  </>
);

/** On which side of a row a section would be dropped, if it is this row's. */
function dropSide(index: number, dropAt: number | undefined): 'before' | 'after' | undefined {
  if (dropAt === index) return 'before';
  return dropAt === index + 1 ? 'after' : undefined;
}

/** The sections of the page in order: to choose, move, copy and remove, by mouse and by keyboard. */
export function Outline({
  rows,
  languages,
  shown,
  selected,
  findings,
  onSelect,
  onMove,
  onDuplicate,
  onRemove,
  onDrop,
}: OutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  const { dropAt, over, leave, drop } = useDropping(rows.length, onDrop);
  // The chosen one is in sight, also when it was chosen on the canvas.
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const at = rows.findIndex(({ key }) => key === selected);
  const chosen = rows[at];
  const tools = [
    { name: 'Move up', can: at > 0, does: (key: string) => onMove(key, at - 1) },
    { name: 'Move down', can: at < rows.length - 1, does: (key: string) => onMove(key, at + 1) },
    { name: 'Duplicate', can: true, does: onDuplicate },
    { name: 'Remove', can: true, does: onRemove },
  ].map((tool) => ({ ...tool, can: tool.can && chosen !== undefined }));
  const keys = (event: KeyboardEvent, key: string, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(key, index + (event.key === 'ArrowUp' ? -1 : 1));
    // Only of the chosen one is told where it has come to.
    onSelect(key, false);
  };
  const overRow = (event: DragEvent, index: number) => {
    const box = event.currentTarget.getBoundingClientRect();
    over(event, event.clientY > box.top + box.height / 2 ? index + 1 : index);
  };
  return (
    <>
      {/* Dragging is the mouse's way; the buttons are everybody's. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} role="list" className="compose-outline" onDrop={drop} onDragLeave={leave}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.key}
            draggable
            data-drop={dropSide(index, dropAt)}
            onDragStart={(event) => drag(event.dataTransfer, { what: 'row', key: row.key })}
            onDragOver={(event) => overRow(event, index)}
          >
            <button
              type="button"
              aria-current={row.key === selected}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={({ currentTarget, detail }) => {
                // Safari gives no pressed button the focus, and the keys that move the section.
                currentTarget.focus();
                onSelect(row.key, detail > 0);
              }}
              onKeyDown={(event) => keys(event, row.key, index)}
            >
              <RowLabel
                {...{ row, shown }}
                number={index + 1}
                missing={languages.filter((langCode) => row.props[langCode] === undefined)}
                count={findings(row.key)}
              />
            </button>
          </li>
        ))}
      </ol>
      {/* Those who do not see the list hear where the chosen one has come to. */}
      <p role="status" className="compose-unseen">
        {chosen && `${sectionLabel(chosen.section)}: ${at + 1} of ${rows.length}`}
      </p>
      <div className="compose-tools" role="group" aria-label="The chosen section">
        {tools.map(({ name, can, does }) => (
          <button key={name} type="button" aria-disabled={!can} onClick={() => chosen && does(chosen.key)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
