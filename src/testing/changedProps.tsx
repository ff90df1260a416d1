import { type ReactElement, cloneElement, isValidElement } from 'react';
import { MARK } from './given.ts';

type Props = Readonly<Record<string, unknown>>;
type Change = (value: unknown) => unknown;

const propsOf = (part: ReactElement): Props => part.props as Props;

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !isValidElement(value);

/** The names of a part's props whose values pass a test, such as being a list. */
const propsThat = (part: ReactElement, is: (value: unknown) => boolean): string[] =>
  Object.entries(propsOf(part))
    .filter(([, value]) => is(value))
    .map(([name]) => name);

/** The props of a part that hold a list. */
export const listProps = (part: ReactElement): string[] => propsThat(part, Array.isArray);

/** The props of a part that hold words, and nothing but words. */
export const wordProps = (part: ReactElement): string[] =>
  propsThat(part, (value) => typeof value === 'string' && value.includes(MARK));

/** A part with one prop changed. */
export const withProp = (part: ReactElement, prop: string, change: Change): ReactElement =>
  cloneElement(part, { [prop]: change(propsOf(part)[prop]) } as Props);

/** `count` entries, repeating a few. */
const repeated = (list: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: list.length === 0 ? 0 : count }, (_, index) => list[index % list.length]);

/** What replaces a part's own content. */
export interface Filling {
  /** Replaces all words; its own when missing. */
  readonly words?: string;
  /** The address of every picture; its own when missing. */
  readonly picture?: string;
  /** How many entries every list gets that holds no lists itself; as many as it has when missing. Actions stay as they are. */
  readonly count?: number;
}

const holdsLists = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).some((inner) => Array.isArray(inner) || holdsLists(inner));

function filled(value: unknown, filling: Filling): unknown {
  const { words, picture, count } = filling;
  if (typeof value === 'string') return words !== undefined && value.includes(MARK) ? words : value;
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => filled(item, filling));
    return count === undefined || value.some(holdsLists) ? list : repeated(list, count);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'src' && picture !== undefined
        ? picture
        : filled(inner, name === 'actions' ? { words, picture } : filling),
    ]),
  );
}

/** A part with other words everywhere, and with longer lists. */
export const filledWith = (part: ReactElement, filling: Filling): ReactElement =>
  cloneElement(part, filled(propsOf(part), filling) as Props);
