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
   * The site lives on a host that passes no call on (the setting `PLAIN_HOST`): each page has its data with it, so links load
   * whole pages, and the form's place says that it needs a backend.
   */
  readonly plainHost?: boolean;
  /** Has the texts of the page that came with the document, and brings others. */
  readonly i18n: I18n;
  /** Brings the pages themselves. */
  readonly pages: PageLoader;
  /** What relative picture paths are relative to, with a trailing slash. */
  readonly assetBase: string;
  /** Sizes and formats of content pictures that the build knows. */
  readonly pictures: PictureManifest;
  /** What the API has answered; starts with what came with the document. */
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
