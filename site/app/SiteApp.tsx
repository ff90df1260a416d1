import { GlobalStyle, type LinkComponent, LinkProvider } from '@plinth/ui';
import type { JSX } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { matchRoute, redirectTarget } from '../routes/index.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppLink } from './AppLink.tsx';
import { SubmissionProvider, useSubmissionState } from './contact/useContactSubmission.ts';
import { LanguageGate } from './LanguageGate.tsx';
import { IsLoadingProvider, LoaderProvider, useLoader } from './loading.ts';
import { PageShell } from './PageShell.tsx';
import { RuntimeProvider, type SiteRuntime, useRuntime } from './runtime.ts';

/** The page of the current location, or a redirect where it names none (specification, section 2). */
function CurrentPage(): JSX.Element {
  const { activeLanguage } = useRuntime();
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname, search);
  if (match === undefined) return <Navigate replace to={redirectTarget(pathname, activeLanguage())} />;
  return (
    <LanguageGate langCode={match.langCode ?? activeLanguage()} page={match.page}>
      <PageShell page={match.page} serviceId={match.id} />
    </LanguageGate>
  );
}

/** Always the same element, so that the loader's coming and going does not render the whole page again. */
const CONTENT = (
  <AppErrorBoundary>
    <CurrentPage />
  </AppErrorBoundary>
);

/** What {@link SiteApp} takes. */
export interface SiteAppProps {
  readonly runtime: SiteRuntime;
  /** Renders every link; the router's when missing. The prerenderer's needs no router, which saves it work. */
  readonly link?: LinkComponent;
  /** Whether the document already has the ground's styles: a finished one does, and preparing them again delays controls. */
  readonly hasGroundStyles?: boolean;
}

/**
 * The whole site below a router: providers, routes, redirects.
 *
 * The same component runs in the browser, in the prerenderer and in the workshop; each brings its own router and runtime.
 */
export function SiteApp({ runtime, link = AppLink, hasGroundStyles = false }: SiteAppProps): JSX.Element {
  const { isLoading, loader } = useLoader();
  const submission = useSubmissionState(runtime.api);
  return (
    <RuntimeProvider value={runtime}>
      <I18nextProvider i18n={runtime.i18n}>
        <LinkProvider component={link}>
          <LoaderProvider value={loader}>
            <IsLoadingProvider value={isLoading}>
              <SubmissionProvider value={submission}>
                {!hasGroundStyles && <GlobalStyle />}
                {CONTENT}
              </SubmissionProvider>
            </IsLoadingProvider>
          </LoaderProvider>
        </LinkProvider>
      </I18nextProvider>
    </RuntimeProvider>
  );
}
