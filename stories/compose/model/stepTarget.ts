import type { Draft, Row } from './draft.ts';
import type { History } from './history.ts';
import { sectionLabel } from './labels.ts';
import { isSame } from './values.ts';

/**
 * Where undo or redo leads: to the section that it changes, brings back or moves, to the one beside a section that it removes, or to the
 * page itself, whose target has no section.
 *
 * @param chosen the key of the section that is chosen
 */
export function stepTarget(before: Draft, after: Draft, chosen: string | undefined) {
  // Steps that a window kept over a reload share no objects, so they are compared by content.
  if (before.slug !== after.slug || !isSame(before.heads, after.heads)) return undefined;
  const changed = after.rows.find((row) => !before.rows.some((each) => isSame(each, row)));
  const placeIn = ({ rows }: Draft) => rows.findIndex(({ key }) => key === chosen);
  const isMoved = after.rows.length === before.rows.length && placeIn(before) !== placeIn(after);
  if (changed === undefined && isMoved) return after.rows[placeIn(after)];
  return changed ?? after.rows.find((row, at) => before.rows[at]?.key !== row.key) ?? after.rows.at(-1);
}

/** What a step did, for screen readers; the number of further steps makes it differ from the step before, so that it is announced. */
export function wordsOfStep(
  type: 'undo' | 'redo',
  { past, future }: History,
  target: Row | undefined,
): string {
  const place = target === undefined ? 'the page' : sectionLabel(target.section);
  return type === 'undo'
    ? `Undone: ${place}, ${past.length} more`
    : `Done again: ${place}, ${future.length} more`;
}
