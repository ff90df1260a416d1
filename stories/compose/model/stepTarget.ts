import type { Draft, Row } from './draft.ts';
import type { History } from './history.ts';
import { sectionLabel } from './labels.ts';
import { isSame } from './values.ts';

/**
 * Where a step leads: to the section that it changes, brings back or moves, to the one beside a section that it takes away, or to the page
 * itself, whose target has no section.
 *
 * @param chosen the key of the section that is chosen
 */
export function stepTarget(before: Draft, after: Draft, chosen: string | undefined) {
  // The steps that a window kept over a reload have nothing in common but what they say.
  if (before.slug !== after.slug || !isSame(before.heads, after.heads)) return undefined;
  const changed = after.rows.find((row) => !before.rows.some((each) => isSame(each, row)));
  const placeIn = ({ rows }: Draft) => rows.findIndex(({ key }) => key === chosen);
  const isMoved = after.rows.length === before.rows.length && placeIn(before) !== placeIn(after);
  if (changed === undefined && isMoved) return after.rows[placeIn(after)];
  return changed ?? after.rows.find((row, at) => before.rows[at]?.key !== row.key) ?? after.rows.at(-1);
}

/** What a step did, for those who do not see it; how many more there are tells it from the one before. */
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
