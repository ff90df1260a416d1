import type { Media } from '@plinth/ui';
import type { LangCode } from '@plinth/ui/contract';
import { createContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import type { ComposedPage } from '../composed/content.ts';
import type { PageInLanguage } from '../routes/index.ts';
import type { Text } from '../texts/language.ts';
import type { PageModule } from './pageModules.ts';
import type { SiteRuntime } from './runtime.ts';
import { useRequiredContext } from './useRequiredContext.ts';

/** The page on screen. The address is ahead of it while the next page is loading. */
export interface CurrentPage extends PageInLanguage {
  readonly location: Location;
  /** How the visitor got there. */
  readonly navigationType: NavigationType;
  readonly Page: PageModule['Page'];
  /** Whether it is the prerendered page of the document. */
  readonly isPrerendered: boolean;
  /** The path of the page before it; missing where it is the first. */
  readonly from?: string | undefined;
  /** Brings the visitor to their place in the page, once it is ready; missing where they have none. */
  readonly returnToPlace?: (() => void) | undefined;
}

/** What everything on a page may use: the app's runtime, the page on screen, and words and pictures for it. */
export interface Site extends SiteRuntime {
  readonly currentPage: CurrentPage;
  /** That page's composed content; undefined where it is not composed. */
  readonly content: ComposedPage | undefined;
  /** The language of the page on screen. */
  readonly langCode: LangCode;
  /** Looks texts up in that language. */
  readonly t: Text;
  /** Looks a picture up, the brand's own or the content's, whose url may be empty: then there is none. */
  readonly picture: (url: string, alt: string) => Media | undefined;
}

/** Provides the site to everything below. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site in the state of the page on screen. */
export const useSite = (): Site => useRequiredContext(SiteContext);
