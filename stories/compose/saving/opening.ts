import { isHome } from '@plinth/site/composed-file-name';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { newDraft, newKey } from '../model/draft.ts';
import { type KeptDraft, type LinkedDraft, keptDraft, rememberedPage } from './drafts.ts';
import { type OpenedPage, openStored } from './useSaving.ts';

/** Where the content on screen came from. */
export type Origin = 'files' | 'kept' | 'link' | 'copy';

/** What is composed: a page of the brand or a new one. */
export interface Opened extends OpenedPage {
  readonly page: string | undefined;
  readonly stored: StoredPage;
  readonly from: Origin;
  /** Whether somebody asked for it: they then go on from the menu of pages. */
  readonly isAskedFor: boolean;
  /** A new key begins it anew. */
  readonly key: string;
}

/** What is opened where nobody chose: home only opens on purpose. */
const firstPage = ({ pages }: BrandFiles): string | undefined =>
  Object.keys(pages).find((slug) => !isHome({ slug }));

/** The name of a page that the brand has, or of a removed one of which there is still a draft here. */
const knownPage = (
  variant: VariantName,
  { pages }: BrandFiles,
  slug: string | undefined,
): string | undefined =>
  slug !== undefined && (Object.hasOwn(pages, slug) || keptDraft(variant, slug) !== undefined)
    ? slug
    : undefined;

/** The page itself, or another one where it is gone. */
export const pageOrFirst = (variant: VariantName, files: BrandFiles, slug: string): string | undefined =>
  knownPage(variant, files, slug) ?? firstPage(files);

/** The page that was open last; undefined for one that was new. */
export function pageOfLastTime(variant: VariantName, files: BrandFiles): string | undefined {
  const last = rememberedPage(variant);
  if (last === undefined) return firstPage(files);
  return last.page === undefined ? undefined : pageOrFirst(variant, files, last.page);
}

/** The page that a draft from a link belongs to: it may have got the draft's address since. */
export const pageOfLink = (
  variant: VariantName,
  files: BrandFiles,
  { page, draft }: LinkedDraft,
): string | undefined => knownPage(variant, files, page) ?? knownPage(variant, files, draft.slug);

function originOf(linked: KeptDraft | undefined, kept: KeptDraft | undefined): Origin {
  if (linked !== undefined) return 'link';
  return kept === undefined ? 'files' : 'kept';
}

/**
 * Opens a page as it was left: its draft, or its files where there is none.
 *
 * @param linked the draft of a link, which comes before one that was kept here
 */
export function openAsLeft(
  variant: VariantName,
  files: BrandFiles,
  page: string | undefined,
  linked?: KeptDraft,
): Opened {
  const known = knownPage(variant, files, page);
  const stored = known === undefined ? {} : (files.pages[known] ?? {});
  const fresh =
    known === undefined ? { draft: newDraft(''), basis: {}, unreadable: [] } : openStored(known, stored);
  const kept = keptDraft(variant, known);
  const { draft, basis } = linked ?? kept ?? fresh;
  return {
    draft,
    basis,
    unreadable: fresh.unreadable,
    page: known,
    stored,
    from: originOf(linked, kept),
    isAskedFor: false,
    key: newKey(),
  };
}
