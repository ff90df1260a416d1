// Storybook compiles its manager with the classic JSX transform, which needs `React` in scope.
import React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import type { Args } from 'storybook/internal/csf';
import { useArgs, useChannel, useParameter, useStorybookState } from 'storybook/manager-api';
import { type Path, isData } from '../../stories/compose/model/values.ts';
import {
  type ArgsAhead,
  EDIT_PART,
  ITEM_EDITS,
  type ItemEdit,
  type PartEdit,
  type StoryEdit,
  caughtUp,
  firstOf,
  goneAhead,
  indexAfter,
  isElementThere,
  keyed,
  nameOf,
  newestArgs,
  saysTheSame,
} from './edits.ts';

const VERBS: Readonly<Record<ItemEdit, string>> = {
  up: 'Move up',
  down: 'Move down',
  copy: 'Add a copy',
  remove: 'Remove',
};

/** Storybook's buttons can be marked as disabled and still take the focus. */
const POSSIBLE = ':enabled:not([aria-disabled="true"])';

const LINE = { display: 'flex', flexWrap: 'wrap', gap: '0.25rem', alignItems: 'center' } as const;

/** The entries of a value that can be searched further. */
const partsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isData(value) && !isElementThere(value) ? Object.entries(value) : [];

/** Whether a value contains a list or a brand's picture. */
const hasEditable = (value: unknown): boolean =>
  Array.isArray(value) ||
  partsOf(value).some(([key, part]) => (key === 'src' && isOfBrand(part)) || hasEditable(part));

const isOfBrand = (src: unknown): src is string => typeof src === 'string' && src.startsWith('brands/');

interface PartProps {
  readonly path: Path;
  readonly onEdit: (edit: PartEdit) => void;
}

/** The file of a picture, and those that could replace it. */
function PictureChoice({ path, src, onEdit }: PartProps & { readonly src: string }) {
  const folder = src.replace(/[^/]*$/, '');
  const files = useParameter<readonly string[]>('brandPictures', []).filter((file) =>
    file.startsWith(folder),
  );
  return (
    <label style={{ ...LINE, margin: '0.5rem 0' }}>
      {path.findLast((step) => typeof step === 'string')}
      <select value={src} onChange={(event) => onEdit({ path, edit: { src: event.target.value } })}>
        {[...new Set([src, ...files])].map((file) => (
          <option key={file} value={file}>
            {file.slice(folder.length)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Keys that move with their items, which can be told apart only by their content. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = React.useState(() => keyed(items));
  if (saysTheSame(known.items, items)) return known.keys;
  const next = keyed(items, known);
  setKnown(next);
  return next.keys;
}

/** One list, with buttons for each of its items. */
function List({ path, items, onEdit }: PartProps & { readonly items: readonly unknown[] }) {
  const keys = useKeys(items);
  const [, , , initial] = useArgs();
  const isPossible = (index: number, edit: ItemEdit) => {
    const after = indexAfter(index, edit);
    return edit === 'copy' || edit === 'remove' || (after >= 0 && after < items.length);
  };
  return (
    <fieldset data-list={path.join()} tabIndex={-1} style={{ margin: '0.75rem 0', border: 0, padding: 0 }}>
      <legend>
        <b>{path.at(-1)}</b>, {items.length}
      </legend>
      <ol style={{ margin: '0.5rem 0', paddingInlineStart: '1.75rem' }}>
        {items.map((item, index) => (
          <li key={keys[index]} aria-label={nameOf(item, index)} style={{ marginBlock: '0.25rem' }}>
            <div style={LINE}>
              {/* Not truncated: Safari draws no number beside truncated text. */}
              <span style={{ flex: '0 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {nameOf(item, index)}
              </span>
              {ITEM_EDITS.map((edit) => (
                <Button
                  key={edit}
                  data-edit={edit}
                  size="small"
                  ariaLabel={`${VERBS[edit]}: ${nameOf(item, index)}`}
                  disabled={!isPossible(index, edit)}
                  onClick={() => onEdit({ path: [...path, index], edit })}
                >
                  {VERBS[edit]}
                </Button>
              ))}
            </div>
            {hasEditable(item) && (
              <details>
                <summary>In {nameOf(item, index)}</summary>
                <Parts path={[...path, index]} value={item} onEdit={onEdit} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {items.length === 0 && firstOf(initial, path) !== undefined && (
        <Button
          size="small"
          ariaLabel={`Add an item: ${path.at(-1)}`}
          onClick={() => onEdit({ path: [...path, 0], edit: 'copy' })}
        >
          Add an item
        </Button>
      )}
    </fieldset>
  );
}

/** The lists and pictures in a value, at any depth. */
function Parts({ path, value, onEdit }: PartProps & { readonly value: unknown }) {
  if (Array.isArray(value)) return <List path={path} items={value} onEdit={onEdit} />;
  return partsOf(value).map(([key, part]) =>
    key === 'src' && isOfBrand(part) ? (
      <PictureChoice key={key} path={path} src={part} onEdit={onEdit} />
    ) : (
      <Parts key={key} path={[...path, key]} value={part} onEdit={onEdit} />
    ),
  );
}

/** The args of the shown story as they will be after pending edits, and a function that edits them. */
function useArgsAhead(): readonly [Args, (edit: PartEdit) => void] {
  const [told, , , initial] = useArgs();
  const { storyId } = useStorybookState();
  const emit = useChannel({});
  // There are none until the story is prepared, although their type does not say so.
  const [known, setKnown] = React.useState<ArgsAhead>({ told: { ...told }, ahead: [] });
  const current = caughtUp(known, { ...told });
  if (current !== known) setKnown(current);
  const edit = (wish: PartEdit) => {
    emit(EDIT_PART, { ...wish, storyId } satisfies StoryEdit);
    setKnown((before) => goneAhead(before, wish, initial));
  };
  return [newestArgs(current), edit];
}

/** Moves the focus with the item of an edit: its row may be gone by now, or the pressed button disabled. */
function followItem(panel: HTMLElement | null, { path, edit }: PartEdit): void {
  // The menu of pictures is still where it was.
  if (typeof edit === 'object') return;
  const list = panel?.querySelector<HTMLElement>(`[data-list="${path.slice(0, -1).join()}"]`);
  const rows = list?.querySelector('ol')?.children;
  const row = rows?.item(indexAfter(Number(path.at(-1)), edit)) ?? rows?.item(rows.length - 1);
  const button =
    row?.querySelector<HTMLElement>(`[data-edit="${edit}"]${POSSIBLE}`) ??
    row?.querySelector<HTMLElement>(`button${POSSIBLE}`);
  (button ?? list)?.focus();
}

/**
 * Moves, adds and removes the items of a story's lists, and chooses other pictures of the brand: Storybook's own object control
 * can do none of this.
 */
export function ListsPanel({ active }: { readonly active: boolean }) {
  const [args, edit] = useArgsAhead();
  const panel = React.useRef<HTMLDivElement>(null);
  const last = React.useRef<PartEdit>(undefined);

  React.useEffect(() => {
    if (last.current !== undefined) followItem(panel.current, last.current);
    last.current = undefined;
  }, [args]);

  return (
    <AddonPanel active={active}>
      <div ref={panel} style={{ margin: '1rem' }}>
        {hasEditable(args) ? (
          <Parts
            path={[]}
            value={args}
            onEdit={(wish) => {
              last.current = wish;
              edit(wish);
            }}
          />
        ) : (
          <p>This story has no list and no picture.</p>
        )}
      </div>
    </AddonPanel>
  );
}
