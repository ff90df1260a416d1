import { useState } from 'react';
import { isSame } from '../model/values.ts';

interface Known {
  readonly entries: readonly unknown[];
  readonly keys: readonly number[];
  /** The next key, which no entry had yet. */
  readonly next: number;
}

/** Keys after a change: unchanged entries keep theirs, and the one that is being edited keeps that of its place. */
function following({ entries: before, keys: had, next }: Known, entries: readonly unknown[]): Known {
  const left = new Set(before.keys());
  const take = (at: number | undefined): number | undefined =>
    at !== undefined && left.delete(at) ? had[at] : undefined;
  const inPlace = entries.map((entry, at) => (isSame(entry, before[at]) ? take(at) : undefined));
  const moved = entries.map(
    (entry, at) => inPlace[at] ?? take([...left].find((other) => isSame(entry, before[other]))),
  );
  let free = next;
  const keys = moved.map((key, at) => key ?? take(at) ?? free++);
  return { entries, keys, next: free };
}

/**
 * Keys of a list's entries that follow them wherever they are moved, also by undo, so that the same entry stays open and keeps the
 * focus. At the beginning they are the places from 0.
 */
export function useEntryKeys(entries: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => following({ entries: [], keys: [], next: 0 }, entries));
  if (isSame(known.entries, entries)) return known.keys;
  const now = following(known, entries);
  setKnown(now);
  return now.keys;
}
