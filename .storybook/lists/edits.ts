import type { Args } from 'storybook/internal/csf';
import { type Path, entriesAt, moved, withValue } from '../../stories/compose/model/values.ts';

/** What can be done to an item of a list. */
export const ITEM_EDITS = ['up', 'down', 'copy', 'remove'] as const;
/** One thing that can be done to an item. */
export type ItemEdit = (typeof ITEM_EDITS)[number];

/** A change of something in a story's args, as the panel asks the story for it: of an item, or of a picture's file. */
export interface PartEdit {
  /** Where it stands, the prop first. */
  readonly path: Path;
  readonly edit: ItemEdit | { readonly src: string };
}

/** Under this name the panel's wish goes to the story. */
export const EDIT_PART = 'plinth/lists/edit';

/** Where the item is afterwards; for one that was removed its successor. */
export function indexAfter(index: number, edit: PartEdit['edit']): number {
  if (edit === 'up') return index - 1;
  return edit === 'remove' ? index : index + 1;
}

function editedItems(items: readonly unknown[], index: number, edit: ItemEdit): readonly unknown[] {
  if (edit === 'remove') return items.toSpliced(index, 1);
  if (edit === 'copy') return items.toSpliced(index, 0, items[index]);
  return moved(items, index, indexAfter(index, edit));
}

/** The prop with the change made; all else in it is the very same. */
export function editedProp(args: Args, { path, edit }: PartEdit): Args {
  const [prop = ''] = path;
  const list = path.slice(0, -1);
  const changed =
    typeof edit === 'object'
      ? withValue(args, [...path, 'src'], edit.src)
      : withValue(args, list, editedItems(entriesAt(args, list), Number(path.at(-1)), edit));
  return { [prop]: (changed as Args)[prop] };
}
