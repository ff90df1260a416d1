import type { JSXElementConstructor, ReactNode } from 'react';
import type * as ui from '@plinth/ui';

/*
 * Every optional prop may also be undefined, so that `media={item.media}` compiles with `exactOptionalPropertyTypes`. Otherwise
 * this file gives an error that names the props in question. React's own types follow the same rule.
 */

/** The names of optional properties that do not accept undefined. */
type Refusing<T> = {
  [K in keyof T & string]-?: object extends Pick<T, K>
    ? undefined extends Required<T>[K]
      ? never
      : K
    : never;
}[keyof T & string];

/** Types of the browser or of React nest without end. */
type Foreign =
  | ReactNode
  | Node
  | Event
  | Blob
  | ((...given: never) => unknown)
  | (abstract new (...given: never) => unknown);

/** How deep to look: props contain lists of items that contain pictures and links; no part of the library goes deeper. */
type Deeper = { 0: 1; 1: 2; 2: 3; 3: 4; 4: never };

/** The same for a type and everything nested in it, with the path to each property. */
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

/** The types below a style or a ref are not the library's own. */
type OwnOf<T, K extends keyof T> = K extends 'style' | 'ref' | 'as' ? never : NonNullable<T[K]>;

/** Without that option the compiler cannot tell; the repository itself is compiled without it. */
type CanTell = undefined extends Required<{ value?: undefined }>['value'] ? typeof ui : object;

type Parts = {
  [Name in keyof CanTell]: CanTell[Name] extends JSXElementConstructor<infer Props>
    ? RefusingIn<Props, Name, 0>
    : never;
}[keyof CanTell];

/** Stays empty: the compiler names the props that would have to be listed. */
export const refusing: Readonly<Record<Parts, true>> = {};
