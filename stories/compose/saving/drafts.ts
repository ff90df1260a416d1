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

const PageSchema = v.looseObject({ sections: v.array(v.record(v.string(), v.unknown())) });
const KeptSchema = v.object({
  slug: v.string(),
  pages: v.object({ 'zh-tw': v.exactOptional(PageSchema), en: v.exactOptional(PageSchema) }),
  basis: v.object({ 'zh-tw': v.exactOptional(v.string()), en: v.exactOptional(v.string()) }),
});

/** A draft as text. */
export function draftText({ draft, basis }: KeptDraft): string {
  const chinese = pageOf(draft, 'zh-tw');
  const english = pageOf(draft, 'en');
  const pages = { ...(chinese && { 'zh-tw': chinese }), ...(english && { en: english }) };
  return JSON.stringify({ slug: draft.slug, pages, basis });
}

/** Reads what {@link draftText} wrote; undefined for anything else. */
export function readDraft(text: string): KeptDraft | undefined {
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { slug, pages, basis } = parsed.output;
    return { draft: draftOf(slug, pages), basis };
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

/** A window has its own first, for another one may compose the same page; what it has is gone with it, and the browser's is not. */
const STORAGES = [() => sessionStorage, () => localStorage];

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

/** Whether window and browser could both keep a text. */
function put(key: string, text: string): boolean {
  const isInBrowser = tried(() => isPut(localStorage, key, text)) === true;
  const isInWindow = tried(() => putInWindow(key, text)) === true;
  // An older one of the window's own would be taken for this one.
  if (isInBrowser && !isInWindow) tried(() => sessionStorage.removeItem(key));
  return isInBrowser && isInWindow;
}

function get(key: string): string | undefined {
  const texts = STORAGES.map((storage) => tried(() => storage().getItem(key)));
  return texts.find((text) => typeof text === 'string') ?? undefined;
}

/**
 * Keeps a draft in this browser.
 *
 * @returns whether it could; where not, the page itself has it
 */
export const keepDraft = (variant: VariantName, page: string | undefined, kept: KeptDraft): boolean =>
  put(keyOf(variant, page), draftText(kept));

/** The draft that was kept of a page, by this window if it did; undefined where there is none. */
export const keptDraft = (variant: VariantName, page: string | undefined): KeptDraft | undefined =>
  readDraft(get(keyOf(variant, page)) ?? '');

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

/** Forgets a draft, and what was asked about it. */
export function dropDraft(variant: VariantName, page: string | undefined): void {
  for (const storage of STORAGES) tried(() => storage().removeItem(keyOf(variant, page)));
  keepQuestion(variant, page, undefined);
}

const lastKey = (variant: VariantName): string => `${DRAFT_PREFIX}${variant}`;

/** Remembers which page was open: a reload, and saving where the workshop follows its files, comes back to it. */
export function rememberPage(variant: VariantName, page: string | undefined): void {
  put(lastKey(variant), page ?? NEW_PAGE);
}

/** The page that was open last; undefined where nobody knows, `{ page: undefined }` for one that has no file yet. */
export function rememberedPage(variant: VariantName): { readonly page: string | undefined } | undefined {
  const page = get(lastKey(variant));
  return page === undefined ? undefined : { page: page === NEW_PAGE ? undefined : page };
}
