import { type ValuePath, isRecord } from './reader.ts';

/** A list that has not as many entries as it needs. */
export interface Miscount {
  readonly path: ValuePath;
  readonly message: string;
}

const entriesOf = (value: unknown, name: string): readonly unknown[] => {
  const list: unknown = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};

function miscount(
  list: readonly unknown[],
  wanted: number,
  each: string,
  path: ValuePath,
): readonly Miscount[] {
  if (list.length === wanted) return [];
  return [{ path, message: `expected ${wanted} entries, one for each of the ${each}, found ${list.length}` }];
}

/** The rows of a table whose cells are not as many as its columns. */
export const rowsOfAnotherWidth = (table: unknown): readonly Miscount[] =>
  entriesOf(table, 'groups').flatMap((group, at) =>
    entriesOf(group, 'rows').flatMap((row, place) =>
      miscount(entriesOf(row, 'cells'), entriesOf(table, 'columns').length, 'columns', [
        'groups',
        at,
        'rows',
        place,
        'cells',
      ]),
    ),
  );

/** The packages that have not a price for each period. */
export const plansWithoutPrice = (props: unknown): readonly Miscount[] => {
  const periods = isRecord(props) ? entriesOf(props['periods'], 'items') : [];
  return entriesOf(props, 'items').flatMap((plan, at) =>
    miscount(entriesOf(plan, 'prices'), periods.length, 'periods', ['items', at, 'prices']),
  );
};
