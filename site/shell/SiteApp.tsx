import { GlobalStyle, type LinkComponent, LinkProvider } from '@plinth/ui';
import { type JSX, useMemo } from 'react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppLink } from './AppLink.tsx';
import { SubmissionContext, useSubmissionState } from '../contact/useContactSubmission.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { IsLoadingContext, LoaderContext, useLasts, useLoader, useLoading } from './loading.ts';
import { PageShell } from './PageShell.tsx';
import type { SiteRuntime } from './runtime.ts';
import { SiteProvider } from './SiteProvider.tsx';
import { usePageNavigation } from './usePageNavigation.ts';

/** A page that arrives within this time, in milliseconds, needs no loader: most were fetched before they were pressed. */
const NAVIGATION_PATIENCE_MS = 200;

/** Always the same element, so that a new address renders nothing again while its page is loading. */
const FRAME = (
  <AppErrorBoundary>
    <PageShell />
  </AppErrorBoundary>
);

/** The page on screen; it stays until everything that the next one needs is there. */
function NavigatedPage({ runtime }: Pick<SiteAppProps, 'runtime'>): JSX.Element | null {
  const { currentPage, isNavigating, isOffline } = usePageNavigation(runtime);
  useLoading(useLasts(isNavigating, NAVIGATION_PATIENCE_MS));
  if (currentPage === undefined) return null;
  return (
    <SiteProvider runtime={runtime} currentPage={currentPage}>
      {FRAME}
      <ConnectionNote isOffline={isOffline} />
    </SiteProvider>
  );
}

/** Props of {@link SiteApp}. */
export interface SiteAppProps {
  readonly runtime: SiteRuntime;
  /** Renders every link; the router's when missing. The prerenderer has one that needs no router, which saves work. */
  readonly link?: LinkComponent;
}

/**
 * The whole site below a router: providers, routes, redirects.
 *
 * The same component runs in the browser, in the prerenderer and in the workshop; each brings its own router and runtime.
 */
export function SiteApp({ runtime, link = AppLink }: SiteAppProps): JSX.Element {
  const { isLoading, loader } = useLoader();
  const submission = useSubmissionState(runtime);
  // Always the same element, so that the loader's coming and going does not render the whole page again.
  const page = useMemo(() => <NavigatedPage runtime={runtime} />, [runtime]);
  return (
    <LinkProvider component={link}>
      <LoaderContext value={loader}>
        <IsLoadingContext value={isLoading}>
          <SubmissionContext value={submission}>
            <GlobalStyle />
            {page}
          </SubmissionContext>
        </IsLoadingContext>
      </LoaderContext>
    </LinkProvider>
  );
}
