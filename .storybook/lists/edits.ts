import type { Args } from 'storybook/internal/csf';
import { type Path, entriesAt, isData, moved, withValue } from '../../stories/compose/model/values.ts';

/** What can be done to an item of a list. */
export const ITEM_EDITS = ['up', 'down', 'copy', 'remove'] as const;
/** One thing that can be done to an item. */
export type ItemEdit = (typeof ITEM_EDITS)[number];

/** A change in a story's args that the panel requests: of an item, or of a picture's file. */
export interface PartEdit {
  /** The path to it, starting with the prop. */
  readonly path: Path;
  readonly edit: ItemEdit | { readonly src: string };
}

/** The event that sends the panel's request to the frame of the story. */
export const EDIT_PART = 'plinth/lists/edit';

/** The event's payload: a change, and the story. */
export interface StoryEdit extends PartEdit {
  readonly storyId: string;
}

/** The item's index afterwards; for a removed item, that of its successor. */
export function indexAfter(index: number, edit: PartEdit['edit']): number {
  if (edit === 'up') return index - 1;
  return edit === 'remove' ? index : index + 1;
}

/** The first item that a story had in a list before it was edited; where the list's own item is new, in that of the first. */
export const firstOf = (initial: Args, list: Path): unknown =>
  [list, list.map((step) => (typeof step === 'number' ? 0 : step))]
    .flatMap((path) => entriesAt(initial, path))
    .at(0);

function editedItems(items: readonly unknown[], index: number, edit: ItemEdit, first: unknown) {
  if (edit === 'remove') return items.toSpliced(index, 1);
  if (edit === 'copy') return items.toSpliced(index, 0, items[index] ?? first);
  return moved(items, index, indexAfter(index, edit));
}

/** The prop with the change made; everything else in it keeps its identity. To an empty list, a copy adds the story's own first item. */
export function editedProp(args: Args, { path, edit }: PartEdit, initial: Args = {}): Args {
  const [prop = ''] = path;
  const list = path.slice(0, -1);
  const changed =
    typeof edit === 'object'
      ? withValue(args, [...path, 'src'], edit.src)
      : withValue(
          args,
          list,
          editedItems(entriesAt(args, list), Number(path.at(-1)), edit, firstOf(initial, list)),
        );
  return { [prop]: (changed as Args)[prop] };
}

/** Whether a value is an element, as it reaches the frame around a story: nothing in it can be edited there. */
export const isElementThere = (value: unknown): boolean => isData(value) && '$$typeof' in value;

/** The name of an item: its heading, its label, or the first plain text in it; for a file, its name. */
export function nameOf(item: unknown, index: number): string {
  const { heading, label, ...others } = isData(item) ? item : { label: item };
  const words = [heading, label, ...Object.values(others)].find(
    (field): field is string => typeof field === 'string' && field !== '',
  );
  return words?.replace(/^brands\/.*\//, '') ?? `Item ${index + 1}`;
}

const words = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isElementThere(part) ? null : part));

/** Whether two values have the same text and numbers. */
export const saysTheSame = (one: unknown, other: unknown): boolean => words(one) === words(other);

/** A story's args as they will be. */
export interface ArgsAhead {
  /** As the story reported them last. */
  readonly told: Args;
  /** The args after each change that the story has not reported yet, in order. */
  readonly ahead: readonly Args[];
}

/** What the args are by now, or will be. */
export const newestArgs = ({ told, ahead }: ArgsAhead): Args => ahead.at(-1) ?? told;

/** Applies a change at once: a story reports it only after it has rendered and been checked. */
export const goneAhead = (known: ArgsAhead, edit: PartEdit, initial?: Args): ArgsAhead => ({
  ...known,
  ahead: [...known.ahead, { ...newestArgs(known), ...editedProp(newestArgs(known), edit, initial) }],
});

/** The changes still ahead of the args that the story reports: none where it reports different ones. */
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

/** Gives each item the key of the earlier item with the same content, wherever it was; an edited item gets that of its place. */
export function keyed(items: readonly unknown[], before: KeyedItems = { items: [], keys: [] }): KeyedItems {
  const free = new Map(before.keys.map((key, index) => [key, before.items[index]]));
  const take = (key: number | undefined): number | undefined =>
    key !== undefined && free.delete(key) ? key : undefined;
  const found = items.map((item) => take([...free].find(([, earlier]) => saysTheSame(earlier, item))?.[0]));
  let last = Math.max(0, ...before.keys);
  return { items, keys: found.map((key, index) => key ?? take(before.keys[index]) ?? (last += 1)) };
}
