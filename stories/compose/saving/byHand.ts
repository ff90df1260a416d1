/** Lines that stand in the place of others: of those from one number up to another. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** What makes one text another, by the lines that both have. */
function changesTo(one: readonly string[], other: readonly string[]): readonly Change[] {
  const width = other.length + 1;
  /** How many lines the rest of both has in common. */
  const common = new Uint32Array((one.length + 1) * width);
  const at = (from: number, to: number): number => common[from * width + to] ?? 0;
  for (let from = one.length - 1; from >= 0; from -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1)
      common[from * width + to] =
        one[from] === other[to] ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1));
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  const isAtEnd = () => from === one.length && to === other.length;
  for (;;) {
    while (!isAtEnd() && one[from] === other[to]) {
      from += 1;
      to += 1;
    }
    if (isAtEnd()) return changes;
    const begin = { from, to };
    while (!isAtEnd() && one[from] !== other[to]) {
      if (to === other.length || (from < one.length && at(from + 1, to) >= at(from, to + 1))) from += 1;
      else to += 1;
    }
    changes.push({ from: begin.from, to: from, lines: other.slice(begin.to, to) });
  }
}

const meet = (one: Change, other: Change): boolean =>
  (one.from < other.to && other.from < one.to) || (one.from === other.from && one.to === other.to);

/**
 * The text of a file after a change, as the person writes who wrote it: lines that the change leaves alone stay theirs.
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
