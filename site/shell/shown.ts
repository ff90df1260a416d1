import { createContext, use } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import type { PageModule } from './pageModules.ts';
import type { PageInLanguage } from './prepare.ts';

/** The page on screen. The address is ahead of it while the next page is on its way. */
export interface Shown extends PageInLanguage {
  readonly location: Location;
  /** How the visitor came there. */
  readonly navigationType: NavigationType;
  readonly Page: PageModule['Page'];
  /** Whether it is the page that the document brought, as it came. */
  readonly isFinished: boolean;
}

const ShownContext = createContext<Shown | undefined>(undefined);

/** Tells everything below which page is on screen. */
export const ShownProvider = ShownContext.Provider;

/** The page on screen. */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === undefined) throw new Error('useShown needs a ShownProvider above it.');
  return shown;
}
