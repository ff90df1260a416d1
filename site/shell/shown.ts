import { createContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import type { PageModule } from './pageModules.ts';
import type { PageInLanguage } from './prepare.ts';
import { useGiven } from './useGiven.ts';

/** The page on screen. The address is ahead of it while the next page is on its way. */
export interface Shown extends PageInLanguage {
  readonly location: Location;
  /** How the visitor came there. */
  readonly navigationType: NavigationType;
  readonly Page: PageModule['Page'];
  /** Whether it is the page that the document brought, as it came. */
  readonly isFinished: boolean;
  /** The path of the page before it; missing where it is the first. */
  readonly from?: string | undefined;
}

/** Tells everything below which page is on screen. */
export const ShownContext = createContext<Shown | undefined>(undefined);

/** The page on screen. */
export const useShown = (): Shown => useGiven(ShownContext);
