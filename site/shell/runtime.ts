import type { LangCode } from '@plinth/ui/contract';
import type { ApiClient } from '@plinth/ui/api';
import type { i18n as I18n } from 'i18next';
import type { Variant } from '../variants/types.ts';
import type { AnswerStore } from '../data/answers.ts';
import type { PageLoader } from './pageModules.ts';
import type { PictureManifest } from '../data/pictureManifest.ts';

/** Everything the pages need from outside. One object per app: per visitor, per story, per prerendered page. */
export interface SiteRuntime {
  readonly variant: Variant;
  readonly api: ApiClient;
  /**
   * Whether the site is on a host that forwards no calls (the setting `PLAIN_HOST`): each page has its data with it, so links
   * load whole pages, and a note in the form's place says that it needs a backend.
   */
  readonly plainHost?: boolean;
  /** Has the texts that came with the document, and loads others. */
  readonly i18n: I18n;
  /** Loads the pages themselves. */
  readonly pages: PageLoader;
  /** The base of relative picture paths, with a trailing slash. */
  readonly assetBase: string;
  /** The sizes and formats of content pictures known from the build. */
  readonly pictures: PictureManifest;
  /** The API's answers; starts with those that came with the document. */
  readonly answers: AnswerStore;
  /** The path that was prerendered, without the base; the first render must show it even if the location differs. */
  readonly initialPath?: string;
  /** The site's base path, with leading and trailing slash. */
  readonly basePath: string;
  /** The absolute origin for canonical links; the browser's own when missing. */
  readonly siteUrl?: string;
  /** The language where no path names one, on the error page. */
  readonly activeLanguage: () => LangCode;
}
