import type { LinkTargets } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';

/** Where the composer finds the files of the brands, below the workshop's own address. */
export const COMPOSING_PATH = '/composing/';

/** A page's file as it lies on the disk. */
export interface StoredFile {
  readonly text: string;
  /** Changes with the text; a write names the version that it replaces. */
  readonly version: string;
  /** Whether the file is in another encoding, so that its characters are not in the text. */
  readonly isGarbled?: true;
}

/** The files of a page, by language. */
export type StoredPage = Partial<Readonly<Record<LangCode, StoredFile>>>;

/** Whether a picture can be built into the site. */
type BuiltPicture =
  | {
      /** Its size in CSS pixels; a site keeps its proportions. */
      readonly size: { readonly width: number; readonly height: number };
      readonly problem?: undefined;
    }
  | {
      readonly size?: undefined;
      /** Why it cannot be built, and what to do; in sentences. */
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
  /** The services that a link can lead to; missing where they are unknown. */
  readonly services?: LinkTargets['services'] | undefined;
}

/** What becomes of the file in one language. */
export interface FileChange {
  /** The new text; null removes the file. */
  readonly text: string | null;
  /** The version that is replaced; null if there was no file. */
  readonly was: string | null;
}

/** The changes to save in a page. A language that is missing stays as it is. */
export type PageChange = Partial<Readonly<Record<LangCode, FileChange>>>;

/** The outcome of saving. `stored` is what is on the disk afterwards. */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly stored: StoredPage }
  /** A file has changed since it was read; nothing was written. */
  | { readonly outcome: 'conflict'; readonly stored: StoredPage }
  /** Nothing was written; `message` says why, in plain words. */
  | { readonly outcome: 'failed'; readonly message: string };

/** The prefix of the keys under which a browser stores composed pages. */
export const DRAFT_PREFIX = 'composer:';

/** Whether a browser's storage keeps a composed page under a key. */
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT_PREFIX);
