import { valueAt } from './values.ts';
import type { Draft } from './draft.ts';
import type { Edit } from './edits.ts';
import type { History } from './history.ts';
import { LANGUAGE_NAMES, labelOf, sectionLabel } from './labels.ts';

const lastName = (path: readonly (string | number)[]): string => {
  const name = path.findLast((step) => typeof step === 'string');
  return name === undefined ? '' : labelOf(name);
};

/** What an edit took away, as a person calls it; undefined where it took nothing. */
function takenBy(edit: Edit, { rows, heads }: Draft): string | undefined {
  switch (edit.type) {
    case 'remove': {
      const row = rows.find(({ key }) => key === edit.key);
      return row && sectionLabel(row.section);
    }
    case 'list':
      return edit.change.do === 'remove' ? `${lastName(edit.path)} ${edit.change.at + 1}` : undefined;
    case 'language':
      return edit.wanted ? undefined : LANGUAGE_NAMES[edit.langCode];
    case 'set': {
      const { place, path, values } = edit;
      if (Object.values(values).some(({ value }) => value !== undefined)) return undefined;
      const data = place.of === 'page' ? heads : rows.find(({ key }) => key === place.key)?.props;
      // Words that were emptied are seen to be; a group and all in it is more than that.
      const isMore = Object.values(data ?? {}).some((each) => typeof valueAt(each, path) === 'object');
      return isMore ? lastName(path) : undefined;
    }
    default:
      return undefined;
  }
}

/** What the last step took away, until something else is done. */
export const removalIn = ({ last, past }: Pick<History, 'last' | 'past'>): string | undefined => {
  const before = past.at(-1);
  return last && before && takenBy(last, before);
};
