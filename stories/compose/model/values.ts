import type { RawProps as Data, ValuePath as Path } from '@plinth/site/composed';
import { isRecord as isData } from '@plinth/site/composed-content';

export { type Data, isData, type Path };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value at a path; undefined when there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => {
    if (typeof step === 'number') return listOf(at)[step];
    return isData(at) ? at[step] : undefined;
  }, value);
}

/** The entries of the list at a path; none where there is no list. */
export const entriesAt = (value: unknown, path: Path): readonly unknown[] => listOf(valueAt(value, path));

function withoutKey(data: Data, key: string): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

/** A copy with another value at a path; undefined removes the prop. */
export function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = listOf(value);
    const length = Math.max(list.length, step + 1);
    return Array.from({ length }, (_, index) =>
      index === step ? withValue(list[index], rest, next) : list[index],
    );
  }
  const data = isData(value) ? value : {};
  const changed = withValue(data[step], rest, next);
  return changed === undefined ? withoutKey(data, step) : { ...data, [step]: changed };
}

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Whether two values say the same. The order of props does not count, as it does not in a file. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (!isData(one) || !isData(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}
