import { isValidElement } from 'react';
import type { Args } from 'storybook/internal/csf';

/** The way to a value among a story's args: names of props and places in lists. */
type Path = readonly string[];
/** Where the words, objects and functions of a story stand. */
export type ArgPaths = ReadonlyMap<unknown, Path>;

/** Whether a value has parts. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** Whether it is made of words and numbers; elements are not. */
const isData = (value: unknown): value is object => isObject(value) && !isValidElement(value);

/** Where each word, object and function among the args stands. */
export function argPathsIn(args: Args): ArgPaths {
  const known = new Map<unknown, Path>();
  const look = (value: unknown, path: Path): void => {
    if (isObject(value) || typeof value === 'function' || typeof value === 'string') known.set(value, path);
    if (isData(value)) for (const [key, each] of Object.entries(value)) look(each, [...path, key]);
  };
  look(args, []);
  return known;
}

/** What stands at a place among the args; undefined where nothing does. */
export const valueAt = (args: Args, path: readonly unknown[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (isObject(at) && Object.hasOwn(at, String(step)) ? at[String(step)] : undefined),
    args,
  );

/**
 * An edited value with the parts that nobody edited as they are now, such as the other items of a list in another language.
 *
 * @param earlier where they stood, of what is not among the args now
 * @returns the very same value where nothing in it is replaced
 */
export function followed(value: unknown, earlier: ArgPaths, now: Args): unknown {
  const path = earlier.get(value);
  if (path !== undefined) return valueAt(now, path) ?? value;
  if (!isData(value)) return value;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, followed(part, earlier, now), part] as const,
  );
  if (parts.every(([, next, part]) => next === part)) return value;
  return Array.isArray(value)
    ? parts.map(([, next]) => next)
    : Object.fromEntries(parts.map(([key, next]) => [key, next]));
}
