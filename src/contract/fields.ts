import * as v from 'valibot';
import { type Sortable, sortItems } from './sorting.ts';

/** An identifier: some backends send numbers, some strings; in our code it is always a string. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
);

/** Text that may be missing; another type counts as missing. */
export const OptionalTextSchema = v.fallback(v.string(), '');

/** Text that an entry must have. */
export const RequiredTextSchema = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A list item's place (rulings, 'Sorting'); another type counts as missing. */
export const SortSchema = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

/**
 * A sorted list in which a bad entry is dropped and the rest is kept (rulings, 'What counts as empty or abnormal').
 * Something that is not a list at all is refused.
 */
export function sortedList<const TSchema extends v.GenericSchema<unknown, Sortable>>(entry: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) => {
      const entries = candidates.flatMap((candidate): v.InferOutput<TSchema>[] => {
        const result = v.safeParse(entry, candidate);
        return result.success ? [result.output] : [];
      });
      return sortItems(entries);
    }),
  );
}

/** The same, but missing or malformed data counts as an empty list. */
export function optionalSortedList<const TSchema extends v.GenericSchema<unknown, Sortable>>(entry: TSchema) {
  return v.fallback(sortedList(entry), []);
}

/** The same, but a list without one good entry counts as empty and is refused. */
export function filledSortedList<const TSchema extends v.GenericSchema<unknown, Sortable>>(entry: TSchema) {
  return v.pipe(sortedList(entry), v.minLength(1));
}
