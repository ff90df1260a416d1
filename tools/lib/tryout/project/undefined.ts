import type { JSXElementConstructor, ReactNode } from 'react';
import type * as ui from '@plinth/ui';

/*
 * What may be missing may be undefined, so that `media={item.media}` compiles with `exactOptionalPropertyTypes`: this file is one
 * error that names the props which refuse it. React's own types hold to the same.
 */

/** The names of properties that may be missing, but may not be undefined. */
type Refusing<T> = {
  [K in keyof T & string]-?: object extends Pick<T, K>
    ? undefined extends Required<T>[K]
      ? never
      : K
    : never;
}[keyof T & string];

/** What a browser or React defines has parts without end. */
type Foreign =
  | ReactNode
  | Node
  | Event
  | Blob
  | ((...given: never) => unknown)
  | (abstract new (...given: never) => unknown);

/** Props hold lists of items that hold pictures and links: no part of the library goes deeper. */
type Deeper = { 0: 1; 1: 2; 2: 3; 3: 4; 4: never };

/** The same of a type and of what is in it, with the way to them. */
type RefusingIn<T, Way extends string, Depth extends keyof Deeper> = [Depth] extends [never]
  ? never
  : T extends Foreign
    ? never
    : T extends readonly (infer Item)[]
      ? RefusingIn<Item, Way, Depth>
      : | `${Way}.${Refusing<T>}`
        | {
            [K in keyof T & string]-?: RefusingIn<OwnOf<T, K>, `${Way}.${K}`, Deeper[Depth]>;
          }[keyof T & string];

/** Nothing is the library's own below a style or a ref. */
type OwnOf<T, K extends keyof T> = K extends 'style' | 'ref' | 'as' ? never : NonNullable<T[K]>;

/** Without that option the compiler cannot tell; the repository itself is compiled so. */
type CanTell = undefined extends Required<{ value?: undefined }>['value'] ? typeof ui : object;

type Parts = {
  [Name in keyof CanTell]: CanTell[Name] extends JSXElementConstructor<infer Props>
    ? RefusingIn<Props, Name, 0>
    : never;
}[keyof CanTell];

/** Nothing is to be listed here; the compiler names what is missing. */
export const refusing: Readonly<Record<Parts, true>> = {};
