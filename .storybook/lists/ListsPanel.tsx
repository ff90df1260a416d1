// Storybook bundles its frame with the JSX that asks for `React`.
import React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useArgs, useChannel } from 'storybook/manager-api';
import { EDIT_LIST, ITEM_EDITS, type ItemEdit, type ListEdit, indexAfter } from './edits.ts';

const VERBS: Readonly<Record<ItemEdit, string>> = {
  up: 'Move up',
  down: 'Move down',
  copy: 'Add a copy',
  remove: 'Remove',
};

/** Storybook's buttons may say that they are disabled and still take the focus. */
const POSSIBLE = ':enabled:not([aria-disabled="true"])';

/** What an item is called: the first plain words in it. */
function nameOf(item: unknown, index: number): string {
  const fields = typeof item === 'object' && item !== null ? Object.values(item) : [item];
  const words = fields.find((field): field is string => typeof field === 'string' && field !== '');
  return words ?? `Item ${index + 1}`;
}

interface ListProps {
  readonly arg: string;
  readonly items: readonly unknown[];
  readonly onEdit: (edit: ListEdit) => void;
}

/** One list, with buttons for each of its items. */
function List({ arg, items, onEdit }: ListProps) {
  const isPossible = (edit: ItemEdit, index: number) => {
    const after = indexAfter({ index, edit });
    return edit === 'copy' || edit === 'remove' || (after >= 0 && after < items.length);
  };
  return (
    <fieldset data-list={arg} tabIndex={-1} style={{ margin: '1rem', border: 0, padding: 0 }}>
      <legend>
        <b>{arg}</b>, {items.length}
      </legend>
      <ol style={{ paddingInlineStart: '1.5rem' }}>
        {items.map((item, index) => (
          // What the items are is not known here; an item that moves changes places with another.
          <li key={index} data-index={index} aria-label={nameOf(item, index)}>
            <span>{nameOf(item, index)}</span>{' '}
            {ITEM_EDITS.map((edit) => (
              <Button
                key={edit}
                data-edit={edit}
                size="small"
                ariaLabel={`${VERBS[edit]}: ${nameOf(item, index)}`}
                disabled={!isPossible(edit, index)}
                onClick={() => onEdit({ arg, index, edit })}
              >
                {VERBS[edit]}
              </Button>
            ))}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Moves the items of a story's lists, adds and removes them: Storybook's own control of an object cannot move. */
export function ListsPanel({ active }: { readonly active: boolean }) {
  const [args] = useArgs();
  const emit = useChannel({});
  const panel = React.useRef<HTMLDivElement>(null);
  const [last, setLast] = React.useState<ListEdit>();
  // There are none until the story is prepared, whatever their type says.
  const lists = Object.entries({ ...args }).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );

  // The focus goes with the item.
  React.useEffect(() => {
    if (last === undefined) return;
    const list = panel.current?.querySelector<HTMLElement>(`[data-list="${last.arg}"]`);
    const row =
      list?.querySelector(`[data-index="${indexAfter(last)}"]`) ?? list?.querySelector('li:last-child');
    const button =
      row?.querySelector<HTMLElement>(`[data-edit="${last.edit}"]${POSSIBLE}`) ??
      row?.querySelector<HTMLElement>(`button${POSSIBLE}`);
    (button ?? list)?.focus();
    setLast(undefined);
  }, [args, last]);

  return (
    <AddonPanel active={active}>
      <div ref={panel}>
        {lists.length === 0 && <p style={{ margin: '1rem' }}>This story has no list.</p>}
        {lists.map(([arg, items]) => (
          <List
            key={arg}
            arg={arg}
            items={items}
            onEdit={(edit) => {
              emit(EDIT_LIST, edit);
              setLast(edit);
            }}
          />
        ))}
      </div>
    </AddonPanel>
  );
}
