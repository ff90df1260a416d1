import * as v from 'valibot';
import { DRAFT_PREFIX, type StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, draftOf, pageOf } from '../model/draft.ts';

/** The versions of the files that a draft began with, by language; a file that was not there is missing. */
export interface Basis {
  readonly 'zh-tw'?: string;
  readonly en?: string;
}

/** A draft as it survives a reload or a crash, or travels in a link. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly basis: Basis;
}

/** A draft from a link: nothing else says which page it belongs to, whose address it may have changed. */
export interface LinkedDraft extends KeptDraft {
  readonly page?: string | undefined;
}

const PageSchema = v.looseObject({ sections: v.array(v.record(v.string(), v.unknown())) });
const KeptSchema = v.object({
  slug: v.string(),
  page: v.exactOptional(v.string()),
  pages: v.object({ 'zh-tw': v.exactOptional(PageSchema), en: v.exactOptional(PageSchema) }),
  basis: v.object({ 'zh-tw': v.exactOptional(v.string()), en: v.exactOptional(v.string()) }),
});

/** A draft as text; for a link also the page that it is one of, where that has a file. */
export function draftText({ draft, basis }: KeptDraft, page?: string): string {
  const chinese = pageOf(draft, 'zh-tw');
  const english = pageOf(draft, 'en');
  const pages = { ...(chinese && { 'zh-tw': chinese }), ...(english && { en: english }) };
  return JSON.stringify({ slug: draft.slug, page, pages, basis });
}

/** Reads what {@link draftText} wrote; undefined for anything else. */
export function readDraft(text: string): LinkedDraft | undefined {
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { slug, page, pages, basis } = parsed.output;
    return { draft: draftOf(slug, pages), basis, page };
  } catch {
    return undefined;
  }
}

const NEW_PAGE = '*';
/** A draft belongs to the page that it was opened as; its slug may change. */
export const keyOf = (variant: VariantName, page: string | undefined): string =>
  `${DRAFT_PREFIX}${variant}:${page ?? NEW_PAGE}`;

/** Storage that is full or forbidden breaks nothing: then nothing is kept, and nothing was. */
export function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Under keys that end so a window keeps the steps to a draft. */
const STEPS = ':steps';

/** Under this name a window keeps the steps to a page's draft. */
export const stepsKey = (variant: VariantName, page: string | undefined): string =>
  `${keyOf(variant, page)}${STEPS}`;

/** Whether a storage could keep a text. */
export const isPut = (storage: Storage, key: string, text: string): boolean =>
  tried(() => {
    storage.setItem(key, text);
    return true;
  }) === true;

/** Keeps a text in this window. Where it has no room the steps make some. */
function putInWindow(key: string, text: string): boolean {
  if (isPut(sessionStorage, key, text)) return true;
  for (const other of Object.keys(sessionStorage))
    if (other.endsWith(STEPS)) sessionStorage.removeItem(other);
  return isPut(sessionStorage, key, text);
}

/** So ends the name under which this window keeps a draft in the browser: no other one writes over it, or takes it away. */
const OWN = `:${Math.random()}`;

/** What the browser's windows keep of a page, the last one first. */
function inBrowser(key: string) {
  const names = tried(() => Object.keys(localStorage)) ?? [];
  return names
    .filter((name) => name === key || name.startsWith(`${key}:`))
    .map((name) => {
      const kept = localStorage.getItem(name) ?? '';
      const start = kept.indexOf('{');
      return { name, turn: Number(kept.slice(0, start)), text: kept.slice(start) };
    })
    .toSorted((one, other) => other.turn - one.turn);
}

/**
 * Keeps a draft in this browser, and in this window, which goes on with its own whatever others keep of the same page.
 *
 * @returns whether it could; where not, the page itself has it
 */
export function keepDraft(variant: VariantName, page: string | undefined, kept: KeptDraft): boolean {
  const key = keyOf(variant, page);
  const text = draftText(kept);
  const all = inBrowser(key);
  const same = all.filter((each) => each.text === text);
  const turn = same[0]?.turn ?? (all[0]?.turn ?? 0) + 1;
  const isInBrowser = tried(() => isPut(localStorage, key + OWN, `${turn} ${text}`)) === true;
  const isInWindow = tried(() => putInWindow(key, text)) === true;
  // An older one of the window's own would be taken for this one.
  if (isInBrowser && !isInWindow) tried(() => sessionStorage.removeItem(key));
  // That of a window that is gone, with which this one goes on.
  if (isInBrowser)
    for (const { name } of same) if (name !== key + OWN) tried(() => localStorage.removeItem(name));
  return isInBrowser && isInWindow;
}

/** Whether this browser keeps this very draft, be it under another window's name. */
export function isKept(variant: VariantName, page: string | undefined, kept: KeptDraft): boolean {
  const text = draftText(kept);
  return inBrowser(keyOf(variant, page)).some((each) => each.text === text);
}

/** The draft that was kept of a page: this window's own, else the one that was kept last; undefined where there is none. */
export function keptDraft(variant: VariantName, page: string | undefined): KeptDraft | undefined {
  const key = keyOf(variant, page);
  const own = tried(() => sessionStorage.getItem(key));
  return readDraft(own ?? inBrowser(key)[0]?.text ?? '');
}

/** Takes the draft that was kept of a page for this window's own: what it keeps next comes in its place, and not beside it. */
export function takeOver(variant: VariantName, page: string | undefined): void {
  const kept = keptDraft(variant, page);
  if (kept !== undefined) keepDraft(variant, page, kept);
}

const FileSchema = v.object({ text: v.string(), version: v.string() });
const StoredSchema = v.object({ 'zh-tw': v.exactOptional(FileSchema), en: v.exactOptional(FileSchema) });

const questionKey = (variant: VariantName, page: string | undefined): string =>
  `${keyOf(variant, page)}:asked`;

/**
 * Keeps in this window that it asks what to do about somebody else's files: Storybook may reload its frame before that is answered.
 *
 * @param theirs undefined where nothing is asked any more
 */
export function keepQuestion(
  variant: VariantName,
  page: string | undefined,
  theirs: StoredPage | undefined,
): void {
  const key = questionKey(variant, page);
  if (theirs === undefined) tried(() => sessionStorage.removeItem(key));
  else tried(() => sessionStorage.setItem(key, JSON.stringify(theirs)));
}

/** Somebody else's files about which this window was asking; undefined where it was not. */
export function keptQuestion(variant: VariantName, page: string | undefined): StoredPage | undefined {
  const kept: unknown = tried(() => JSON.parse(sessionStorage.getItem(questionKey(variant, page)) ?? 'null'));
  const read = v.safeParse(StoredSchema, kept);
  return read.success ? read.output : undefined;
}

/** Forgets this window's draft, and what was asked about it. Those of others stay, and a window that had one does not go on with them. */
export function dropDraft(variant: VariantName, page: string | undefined): void {
  const key = keyOf(variant, page);
  tried(() => localStorage.removeItem(key + OWN));
  tried(() => sessionStorage.getItem(key) !== null && sessionStorage.setItem(key, ''));
  keepQuestion(variant, page, undefined);
}

const lastKey = (variant: VariantName): string => `${DRAFT_PREFIX}${variant}`;

/** Remembers which page was open: a reload, and saving where the workshop follows its files, comes back to it. */
export function rememberPage(variant: VariantName, page: string | undefined): void {
  for (const storage of [() => sessionStorage, () => localStorage])
    tried(() => storage().setItem(lastKey(variant), page ?? NEW_PAGE));
}

/** The page that was open last, here or in any window; undefined where nobody knows, `{ page: undefined }` for one that has no file yet. */
export function rememberedPage(variant: VariantName): { readonly page: string | undefined } | undefined {
  const key = lastKey(variant);
  const page = tried(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? undefined;
  return page === undefined ? undefined : { page: page === NEW_PAGE ? undefined : page };
}
