import { useState } from 'react';
import { isSame } from '../model/values.ts';

interface Known {
  readonly entries: readonly unknown[];
  readonly keys: readonly number[];
  /** What no entry had yet. */
  readonly next: number;
}

/** Keys after a change: entries that are the same as before keep theirs, and the one that is written in keeps that of its place. */
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
 * Keys of a list's entries that go with them wherever they are moved, also by a step that is taken back: what is open, and what has
 * the focus, is then the same entry's. Those of the beginning are the places from 0.
 */
export function useEntryKeys(entries: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => following({ entries: [], keys: [], next: 0 }, entries));
  if (isSame(known.entries, entries)) return known.keys;
  const now = following(known, entries);
  setKnown(now);
  return now.keys;
}
