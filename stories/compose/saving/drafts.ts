import * as v from 'valibot';
import { DRAFT_PREFIX } from '../../../.storybook/composing/protocol.ts';
import { StoredPageSchema, jsonOf, perLanguage } from '../../../.storybook/composing/schemas.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type ByLanguage, type Draft, draftOf, mapLanguages, pageOf } from '../model/draft.ts';
import { NEW_PAGE, inWindow, isPut, isPutInWindow, keyOf, tried } from './storage.ts';

/** The versions of the files that a draft started from, by language; a file that did not exist is missing. */
export type Basis = ByLanguage<string>;

/** A draft as it survives a reload or a crash, or travels in a link. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly basis: Basis;
}

/** A draft from a link, with the page that it belongs to: the draft itself may have changed that page's address. */
export interface LinkedDraft extends KeptDraft {
  readonly page?: string | undefined;
}

const PageSchema = v.looseObject({ sections: v.array(v.record(v.string(), v.unknown())) });
const KeptSchema = jsonOf(
  v.object({
    slug: v.string(),
    page: v.exactOptional(v.string()),
    pages: perLanguage(PageSchema),
    basis: perLanguage(v.string()),
  }),
);

/** A draft as text; for a link, with the page that it belongs to, if that has a file. */
export function draftText({ draft, basis }: KeptDraft, page?: string): string {
  const pages = mapLanguages(draft.heads, (_, langCode) => pageOf(draft, langCode));
  return JSON.stringify({ slug: draft.slug, page, pages, basis });
}

/** Reads what {@link draftText} wrote; undefined for anything else. */
export function readDraft(text: string): LinkedDraft | undefined {
  const { success, output } = v.safeParse(KeptSchema, text);
  return success
    ? { draft: draftOf(output.slug, output.pages), basis: output.basis, page: output.page }
    : undefined;
}

/** The end of the name under which this window keeps a draft, so that no other window overwrites or removes it. */
const OWN = `:${Math.random()}`;

/** The drafts of a page that the browser's windows keep, the latest first. */
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
 * Keeps a draft in this browser, and for this window, which goes on with its own whatever other windows keep of the same page.
 *
 * @returns whether it could; if not, only the open page has it
 */
export function keepDraft(variant: VariantName, page: string | undefined, kept: KeptDraft): boolean {
  const key = keyOf(variant, page);
  const text = draftText(kept);
  const all = inBrowser(key);
  const same = all.filter((each) => each.text === text);
  const turn = same[0]?.turn ?? (all[0]?.turn ?? 0) + 1;
  const isInBrowser = isPut(() => localStorage, key + OWN, `${turn} ${text}`);
  const isInWindow = isPutInWindow(key, text);
  // An older draft of this window would be taken for this one.
  if (isInBrowser && !isInWindow) tried(() => sessionStorage.removeItem(key));
  // The draft of a closed window, with which this one goes on.
  if (isInBrowser)
    for (const { name } of same) if (name !== key + OWN) tried(() => localStorage.removeItem(name));
  return isInBrowser && isInWindow;
}

/** Whether this browser keeps this very draft, even under another window's name. */
export function isKept(variant: VariantName, page: string | undefined, kept: KeptDraft): boolean {
  const text = draftText(kept);
  return inBrowser(keyOf(variant, page)).some((each) => each.text === text);
}

/** The kept draft of a page: this window's own, or else the one that was kept last; undefined when there is none. */
export function keptDraft(variant: VariantName, page: string | undefined): KeptDraft | undefined {
  const key = keyOf(variant, page);
  const own = tried(() => sessionStorage.getItem(key));
  return readDraft(own ?? inBrowser(key)[0]?.text ?? '');
}

/** Makes the kept draft of a page this window's own: what the window keeps next replaces it. */
export function takeOver(variant: VariantName, page: string | undefined): void {
  const kept = keptDraft(variant, page);
  if (kept !== undefined) keepDraft(variant, page, kept);
}

/** Somebody else's files about which this window asks what to do. Kept, since Storybook may reload its frame before the answer. */
export const QUESTION = inWindow('asked', StoredPageSchema);

/** Forgets this window's draft and the question about it. Drafts of others stay, but a window that had one does not go on with theirs. */
export function dropDraft(variant: VariantName, page: string | undefined): void {
  const key = keyOf(variant, page);
  tried(() => localStorage.removeItem(key + OWN));
  tried(() => sessionStorage.getItem(key) !== null && sessionStorage.setItem(key, ''));
  QUESTION.drop(variant, page);
}

const lastKey = (variant: VariantName): string => `${DRAFT_PREFIX}${variant}`;

/** Remembers which page was open, to come back to it after a reload, also when the workshop reloads because files were saved. */
export function rememberPage(variant: VariantName, page: string | undefined): void {
  for (const storage of [() => sessionStorage, () => localStorage])
    isPut(storage, lastKey(variant), page ?? NEW_PAGE);
}

/** The page that was open last, here or in any window; undefined when none is known, `{ page: undefined }` for one without a file yet. */
export function rememberedPage(variant: VariantName): { readonly page: string | undefined } | undefined {
  const key = lastKey(variant);
  const page = tried(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? undefined;
  return page === undefined ? undefined : { page: page === NEW_PAGE ? undefined : page };
}
