import * as v from 'valibot';
import { DRAFT_PREFIX } from '../../../.storybook/composing/protocol.ts';
import { jsonOf } from '../../../.storybook/composing/schemas.ts';
import type { VariantName } from '../../../.storybook/globals.ts';

/** Stands for a page that has no file yet. */
export const NEW_PAGE = '*';

/** The start of every name under which a browser keeps something of a page: the page as it was opened, since its slug may change. */
export const keyOf = (variant: VariantName, page: string | undefined): string =>
  `${DRAFT_PREFIX}${variant}:${page ?? NEW_PAGE}`;

/** Storage that is full or forbidden breaks nothing: it counts as empty, and nothing is kept. */
export function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Whether a storage could keep a text. */
export const isPut = (storage: () => Storage, key: string, text: string): boolean =>
  tried(() => {
    storage().setItem(key, text);
    return true;
  }) === true;

/** Something besides the draft that a window keeps of a page, over a reload and for itself alone. */
export function inWindow<T>(name: string, schema: v.GenericSchema<unknown, T>) {
  const key = (variant: VariantName, page: string | undefined) => `${keyOf(variant, page)}:${name}`;
  return {
    /** Undefined when nothing readable is kept. */
    read(variant: VariantName, page: string | undefined): T | undefined {
      const kept = v.safeParse(
        jsonOf(schema),
        tried(() => sessionStorage.getItem(key(variant, page))),
      );
      return kept.success ? kept.output : undefined;
    },
    /** @returns whether it could */
    keep: (variant: VariantName, page: string | undefined, value: T): boolean =>
      isPut(() => sessionStorage, key(variant, page), JSON.stringify(value)),
    drop: (variant: VariantName, page: string | undefined): void =>
      tried(() => sessionStorage.removeItem(key(variant, page))),
  };
}

/** The name under which a window keeps the steps of a page's draft. */
export const STEPS = 'steps';

/** Keeps a text in this window. If there is no room, kept steps are dropped to make some. */
export function isPutInWindow(key: string, text: string): boolean {
  const isThere = () => isPut(() => sessionStorage, key, text);
  if (isThere()) return true;
  tried(() => {
    for (const other of Object.keys(sessionStorage))
      if (other.endsWith(`:${STEPS}`)) sessionStorage.removeItem(other);
  });
  return isThere();
}
