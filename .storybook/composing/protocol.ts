import type { LinkTargets } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';

/** Where the composer finds the files of the brands, below the workshop's own address. */
export const COMPOSING_PATH = '/composing/';

/** A page's file as it lies on the disk. */
export interface StoredFile {
  readonly text: string;
  /** Changes with the text; who writes says which version is meant to be replaced. */
  readonly version: string;
}

/** The files of a page, by language. */
export type StoredPage = Partial<Readonly<Record<LangCode, StoredFile>>>;

/** Whether the site can be built with a picture. */
type BuiltPicture =
  | {
      /** Its size in CSS pixels, of which a site keeps the proportion. */
      readonly size: { readonly width: number; readonly height: number };
      readonly problem?: undefined;
    }
  | {
      readonly size?: undefined;
      /** Why the site is not built with it, and what to do; sentences. */
      readonly problem: string;
    };

/** A picture in a brand's folder. */
export type BrandPicture = BuiltPicture & {
  /** Its path below the site's base, as a page's file names it. */
  readonly path: string;
  readonly bytes: number;
};

/** What a brand has to compose with. */
export interface BrandFiles {
  /** The pages by their slugs. */
  readonly pages: Readonly<Record<string, StoredPage>>;
  readonly pictures: readonly BrandPicture[];
  /** The services that a link can lead to; missing where nobody knows them. */
  readonly services?: LinkTargets['services'] | undefined;
}

/** What becomes of the file in one language. */
export interface FileChange {
  /** What is to stand in it; null takes the file away. */
  readonly text: string | null;
  /** The version that is replaced; null where none was seen. */
  readonly was: string | null;
}

/** What is saved of a page. A language that is missing stays as it is. */
export type PageChange = Partial<Readonly<Record<LangCode, FileChange>>>;

/** What became of saving. `stored` is what lies on the disk afterwards. */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly stored: StoredPage }
  /** A file is another than the one that was seen; nothing was written. */
  | { readonly outcome: 'conflict'; readonly stored: StoredPage }
  /** Nothing was written; `message` says why, for people. */
  | { readonly outcome: 'failed'; readonly message: string };

/** Under keys that begin so a browser keeps what is composed. */
export const DRAFT_PREFIX = 'composer:';

/** Whether a browser's storage keeps a composed page under a key. */
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT_PREFIX);
