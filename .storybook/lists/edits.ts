import type { Args } from 'storybook/internal/csf';
import { type Path, entriesAt, isData, moved, withValue } from '../../stories/compose/model/values.ts';

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

/** Under this name the panel's wish goes to the frame of the story. */
export const EDIT_PART = 'plinth/lists/edit';

/** What goes there: a change, and of which story. */
export interface StoryEdit extends PartEdit {
  readonly storyId: string;
}

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

/** Whether a value is an element, as the frame around a story knows it: nothing in it can be told apart or edited there. */
export const isElementThere = (value: unknown): boolean => isData(value) && '$$typeof' in value;

/** What an item is called: its heading, its label, or the first plain words in it; a file by its name. */
export function nameOf(item: unknown, index: number): string {
  const { heading, label, ...others } = isData(item) ? item : { label: item };
  const words = [heading, label, ...Object.values(others)].find(
    (field): field is string => typeof field === 'string' && field !== '',
  );
  return words?.replace(/^brands\/.*\//, '') ?? `Item ${index + 1}`;
}

const words = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isElementThere(part) ? null : part));

/** Whether two values say the same in words and numbers. */
export const saysTheSame = (one: unknown, other: unknown): boolean => words(one) === words(other);

/** A story's args as they will be. */
export interface ArgsAhead {
  /** As the story told them last. */
  readonly told: Args;
  /** What each change makes of them that the story has not told of yet, in their order. */
  readonly ahead: readonly Args[];
}

/** What the args are by now, or will be. */
export const newestArgs = ({ told, ahead }: ArgsAhead): Args => ahead.at(-1) ?? told;

/** Goes ahead with a change: a story tells of it only when it has been drawn and looked through. */
export const goneAhead = (known: ArgsAhead, edit: PartEdit): ArgsAhead => ({
  ...known,
  ahead: [...known.ahead, { ...newestArgs(known), ...editedProp(newestArgs(known), edit) }],
});

/** What is left ahead of what the story tells: nothing where it tells something else. */
export function caughtUp(known: ArgsAhead, told: Args): ArgsAhead {
  if (saysTheSame(known.told, told)) return known;
  const at = known.ahead.findIndex((expected) => saysTheSame(expected, told));
  return { told, ahead: at === -1 ? [] : known.ahead.slice(at + 1) };
}

/** The items of a list, each with a key. */
export interface KeyedItems {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
}

/** Gives each item the key of the one that said the same before, wherever it stood; and one that was edited the key of its place. */
export function keyed(items: readonly unknown[], before: KeyedItems = { items: [], keys: [] }): KeyedItems {
  const free = new Map(before.keys.map((key, index) => [key, before.items[index]]));
  const take = (key: number | undefined): number | undefined =>
    key !== undefined && free.delete(key) ? key : undefined;
  const found = items.map((item) => take([...free].find(([, earlier]) => saysTheSame(earlier, item))?.[0]));
  let last = Math.max(0, ...before.keys);
  return { items, keys: found.map((key, index) => key ?? take(before.keys[index]) ?? (last += 1)) };
}
