import { isValidElement } from 'react';
import type { Args } from 'storybook/internal/csf';

/** The path to a value in a story's args: names of props and indices in lists. */
type Path = readonly string[];
/** The path of each string, object and function in a story's args. */
export type ArgPaths = ReadonlyMap<unknown, Path>;

/** Whether a value is an object or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** Whether it is plain data; React elements are not. */
const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !isValidElement(value);

/** Finds the path of each string, object and function in the args. */
export function argPathsIn(args: Args): ArgPaths {
  const known = new Map<unknown, Path>();
  const look = (value: unknown, path: Path): void => {
    if (isObject(value) || typeof value === 'function' || typeof value === 'string') known.set(value, path);
    if (isData(value)) for (const [key, each] of Object.entries(value)) look(each, [...path, key]);
  };
  look(args, []);
  return known;
}

/** The value at a path in the args; undefined where there is none. */
export const valueAt = (args: Args, path: readonly unknown[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (isObject(at) && Object.hasOwn(at, String(step)) ? at[String(step)] : undefined),
    args,
  );

/**
 * The earlier object of which an edited one is a copy, and its path: the one with which it has the most fields in common, a text
 * among them. Controls give all objects of a list anew when one field is edited.
 */
function originalOf(
  value: object,
  earlier: ArgPaths,
): readonly [Readonly<Record<string, unknown>>, Path] | undefined {
  let most = 0;
  let original: ReturnType<typeof originalOf>;
  for (const [known, path] of earlier) {
    if (!isData(known) || Array.isArray(known)) continue;
    const common = Object.entries(value).filter(([key, part]) => known[key] === part);
    if (common.length > most && common.some(([, part]) => typeof part === 'string'))
      [most, original] = [common.length, [known, path]];
  }
  return original;
}

/**
 * An edited value whose unedited parts are replaced by those of now, such as the other items of a list in another language.
 *
 * @param earlier the paths of earlier values that are not in the args now
 * @returns the same object where nothing in it is replaced
 */
export function followed(value: unknown, earlier: ArgPaths, now: Args): unknown {
  const path = earlier.get(value);
  if (path !== undefined) return valueAt(now, path) ?? value;
  if (!isData(value)) return value;
  const [original = {}, place = []] = originalOf(value, earlier) ?? [];
  const parts = Object.entries(value).map(([key, part]) => {
    // A number says by itself nothing of where it stood, and a text may have stood in several places.
    const next = original[key] === part ? valueAt(now, [...place, key]) : undefined;
    return [key, next ?? followed(part, earlier, now), part] as const;
  });
  if (parts.every(([, next, part]) => next === part)) return value;
  return Array.isArray(value)
    ? parts.map(([, next]) => next)
    : Object.fromEntries(parts.map(([key, next]) => [key, next]));
}
