/** What can be done to an item of a list. */
export const ITEM_EDITS = ['up', 'down', 'copy', 'remove'] as const;
/** One thing that can be done to an item. */
export type ItemEdit = (typeof ITEM_EDITS)[number];

/** A change of a story's list, as the panel asks the story for it. */
export interface ListEdit {
  /** The prop that is the list. */
  readonly arg: string;
  readonly index: number;
  readonly edit: ItemEdit;
}

/** Under this name the panel's wish goes to the story. */
export const EDIT_LIST = 'plinth/lists/edit';

/** Where the item is afterwards; for one that was removed its successor. */
export function indexAfter({ index, edit }: Omit<ListEdit, 'arg'>): number {
  if (edit === 'up') return index - 1;
  return edit === 'remove' ? index : index + 1;
}

/** The list with the change made; the very same items otherwise. */
export function editedList<T>(items: readonly T[], { index, edit }: Omit<ListEdit, 'arg'>): readonly T[] {
  const without = edit === 'copy' ? items : items.toSpliced(index, 1);
  return edit === 'remove'
    ? without
    : without.toSpliced(indexAfter({ index, edit }), 0, ...items.slice(index, index + 1));
}
