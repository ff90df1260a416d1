import { type ReactNode, useEffect } from 'react';
import { face } from 'virtual:face';
import { loadPage } from '../shell/loadPage.ts';
import type { SiteRuntime } from '../shell/runtime.ts';
import { useBrandFace } from './brandFace.ts';
import { provideChineseFace } from './chineseFace.ts';
import { currentRoute } from './currentRoute.ts';
import { type EarlyPresses, pressAgain } from './earlyPresses.ts';
import { APP_READY_EVENT } from './events.ts';

/** Props of {@link Ready}. */
export interface ReadyProps {
  readonly runtime: SiteRuntime;
  readonly early: EarlyPresses | undefined;
  readonly children: ReactNode;
}

/**
 * Reports that controls are alive, and repeats earlier presses. Around the app, not beside it: a sibling would change the ids
 * that React generates, and the prerendered document has none.
 */
export function Ready({ runtime, early, children }: ReadyProps): ReactNode {
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
    if (early !== undefined) pressAgain(early);
    provideChineseFace(runtime.basePath);
    // Fetched now, for when the network fails.
    const langCode = currentRoute()?.langCode ?? runtime.activeLanguage();
    loadPage({ page: 'error', langCode }, runtime).catch(() => undefined);
  }, [runtime, early]);
  // After controls are reported alive: effects run in order.
  useBrandFace(face);
  return children;
}
