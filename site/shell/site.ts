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
import type { ReadingPosition } from './readingPosition.ts';

/** The page on screen. The address is ahead of it while the next page is on its way. */
export interface CurrentPage extends PageInLanguage {
  readonly location: Location;
  /** How the visitor came there. */
  readonly navigationType: NavigationType;
  readonly Page: PageModule['Page'];
  /** Whether it is the page that the document brought, as it came. */
  readonly isPrerendered: boolean;
  /** The path of the page before it; missing where it is the first. */
  readonly from?: string | undefined;
  /** Where the visitor stood in that page; missing where this is not the same one in another language. */
  readonly readingPosition?: ReadingPosition | undefined;
}

/** What everything on a page may ask for: the app's runtime, the page on screen, and words and pictures for it. */
export interface Site extends SiteRuntime {
  readonly currentPage: CurrentPage;
  /** What the brand composed of that page; undefined where nobody did. */
  readonly content: ComposedPage | undefined;
  /** The language of the page on screen. */
  readonly langCode: LangCode;
  /** Looks texts up in that language. */
  readonly t: Text;
  /** Looks a picture up, the brand's own or the content's, whose url may be empty: then there is none. */
  readonly picture: (url: string, alt: string) => Media | undefined;
}

/** Gives the site to everything below. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site as the page on screen has it. */
export const useSite = (): Site => useRequiredContext(SiteContext);
