import { type Path, valueAt } from './values.ts';
import { type Draft, mapLanguages } from './draft.ts';
import type { Edit } from './edits.ts';
import type { History } from './history.ts';
import { LANGUAGE_NAMES, labelOf, sectionLabel } from './labels.ts';

/** The name at the end of a path, with its number when it is an entry of a list. */
function lastName(path: Path): string {
  const last = path.at(-1);
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return typeof last === 'number' ? `${labelOf(name)} ${last + 1}` : labelOf(name);
}

/** Whether more is gone than words that were emptied, which anybody sees anyway. */
const isLost = (was: unknown, is: unknown): boolean =>
  typeof was === 'object'
    ? typeof is !== 'object'
    : typeof was === 'string' && was !== '' && (typeof is === 'object' || typeof is === 'boolean');

/** What an edit removed, as a person would call it; undefined when it removed nothing. */
function takenBy(edit: Edit, { rows, heads }: Draft): string | undefined {
  switch (edit.type) {
    case 'remove': {
      const row = rows.find(({ key }) => key === edit.key);
      return row && sectionLabel(row.section);
    }
    case 'list':
      return edit.change.do === 'remove' ? lastName([...edit.path, edit.change.at]) : undefined;
    case 'language':
      return edit.wanted ? undefined : LANGUAGE_NAMES[edit.langCode];
    case 'set': {
      const { place, path, values } = edit;
      const data = place.of === 'page' ? heads : rows.find(({ key }) => key === place.key)?.props;
      const lost = mapLanguages(values, ({ value }, langCode) =>
        isLost(valueAt(data?.[langCode], path), value),
      );
      return Object.values(lost).includes(true) ? lastName(path) : undefined;
    }
    default:
      return undefined;
  }
}

/** What the last step removed, until something else is done. */
export const removalIn = ({ last, past }: Pick<History, 'last' | 'past'>): string | undefined => {
  const before = past.at(-1);
  return last && before && takenBy(last, before);
};
