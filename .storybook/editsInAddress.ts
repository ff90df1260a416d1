import { isValidElement } from 'react';
import type { Args } from 'storybook/internal/csf';
import { isObject, argPathsIn, valueAt } from './argPaths.ts';
import { bytesFromAddress, bytesToAddress } from '../stories/support/addressBytes.ts';

/**
 * What a designer edited in Controls, as the address carries it. Storybook's own `args` parameter omits lists and texts with
 * anything other than letters, digits and hyphens.
 */

/** The event by which the story tells the frame around it what was edited, for the address. */
export const EDITS = 'plinth/edits';
/** The parameter of the address. */
export const EDITS_PARAMETER = 'edits';

/** Replaces a value that was in the story before, such as an item that only moved: the path where it was. */
const FROM = '$from';

/** Attributes that could run code. */
const MARKUP = /^(?:dangerouslySetInnerHTML|srcDoc)$/i;
/** The addresses in which React refuses code: it knows them by these names only, and browsers in any case. */
const ADDRESSES = ['href', 'src', 'action', 'formAction'];
/** The elements that parts offer: they only structure words. A frame or a script would run what is handed on to it. */
const ELEMENT =
  /^(?:div|[duo]l|li|article|section|header|footer|nav|main|aside|p|span|d[dt]|address|figcaption|strong|small)$/;

/** Whether a prop could run code: somebody else may have written the link. */
function couldRun(name: string, value: unknown): boolean {
  if (name === 'as' || name === 'forwardedAs') return typeof value !== 'string' || !ELEMENT.test(value);
  const isUnchecked = ADDRESSES.some((known) => known !== name && known.toLowerCase() === name.toLowerCase());
  return MARKUP.test(name) || isUnchecked;
}

/**
 * @param edited the args that were edited
 * @param before all the story's args as they were, in the language and brand of the address
 * @returns undefined where nothing was edited
 */
export function writtenEdits(story: string, edited: Args, before: Args): string | undefined {
  if (Object.keys(edited).length === 0) return undefined;
  const known = argPathsIn(before);
  const replaced = (_key: string, value: unknown) => {
    // Strings are written as they are.
    const path = typeof value === 'string' ? undefined : known.get(value);
    if (path !== undefined) return { [FROM]: path };
    return isValidElement(value) ? undefined : value;
  };
  return bytesToAddress(new TextEncoder().encode(JSON.stringify({ story, args: edited }, replaced)));
}

/** The edited args of a story in an address; none where somebody wrote it by hand and it cannot be read. */
export function readEdits(address: string, story: string, before: Args): Args {
  const written = new URLSearchParams(address).get(EDITS_PARAMETER) ?? '';
  const restored = (key: string, value: unknown): unknown => {
    if (couldRun(key, value)) return undefined;
    const path = isObject(value) ? value[FROM] : undefined;
    return Array.isArray(path) ? valueAt(before, path) : value;
  };
  try {
    const text = new TextDecoder().decode(bytesFromAddress(written));
    const edits: unknown = JSON.parse(text, restored);
    return isObject(edits) && edits['story'] === story && isObject(edits['args']) ? edits['args'] : {};
  } catch {
    return {};
  }
}
