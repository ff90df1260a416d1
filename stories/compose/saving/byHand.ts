import { diffArrays } from 'diff';

/** Lines that replace others: those from one number up to another. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** The changes that turn one text into another. */
function changesTo(one: readonly string[], other: readonly string[]): readonly Change[] {
  const changes: Change[] = [];
  let from = 0;
  for (const { value, added, removed } of diffArrays([...one], [...other])) {
    const to = added ? from : from + value.length;
    const last = changes.at(-1);
    // Added lines come after the removed ones that they replace.
    if (added && last?.to === from) changes.splice(-1, 1, { ...last, lines: value });
    else if (added || removed) changes.push({ from, to, lines: added ? value : [] });
    from = to;
  }
  return changes;
}

const meet = (one: Change, other: Change): boolean =>
  (one.from < other.to && other.from < one.to) || (one.from === other.from && one.to === other.to);

/**
 * The text of a file after a change, in the style of the person who wrote it: lines that the change does not touch stay as they are.
 *
 * @param before as they wrote it
 * @param plain the same as we write
 * @param after after the change, as we write
 */
export function asByHand(before: string, plain: string, after: string): string {
  const lines = plain.split('\n');
  const wanted = changesTo(lines, after.split('\n'));
  const theirs = changesTo(lines, before.split('\n')).filter(
    (each) => !wanted.some((one) => meet(one, each)),
  );
  const changes = [...wanted, ...theirs].toSorted((a, b) => b.from - a.from || b.to - a.to);
  return changes
    .reduce((all, { from, to, lines: next }) => all.toSpliced(from, to - from, ...next), lines)
    .join('\n');
}
