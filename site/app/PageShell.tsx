import { LoadingOverlay, SkipLink } from '@plinth/ui';
import { type JSX, useEffect } from 'react';
import { MAIN_ID, type PageId } from '../routes/index.ts';
import { SubmissionNotice } from './contact/SubmissionNotice.tsx';
import { useIsLoading } from './loading.ts';
import { useText } from './language.ts';
import { usePageModule } from './pageModules.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { FollowsAnchorProvider, useFollowsAnchor, usePageChange } from './useNavigationEffects.ts';

/** What {@link PageShell} takes. */
export interface PageShellProps {
  readonly page: PageId;
  readonly serviceId: string | undefined;
}

/** A component of its own, because it alone has to follow the loader. */
function PageLoader(): JSX.Element {
  const t = useText();
  return <LoadingOverlay isLoading={useIsLoading()} label={t('COMMON.LOADING')} />;
}

/** The frame of every page: skip link, header, the page itself, footer, loader. The error page stands without a header. */
export function PageShell({ page, serviceId }: PageShellProps): JSX.Element {
  const t = useText();
  const { Page } = usePageModule(page);
  const followsAnchor = useFollowsAnchor();
  usePageChange(followsAnchor);
  useEffect(() => {
    document.dispatchEvent(new Event('app:shown'));
  }, [page, serviceId]);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} label={t('COMMON.SKIP_TO_CONTENT')} />
      {page === 'error' ? null : <SiteHeader page={page} serviceId={serviceId} />}
      <main id={MAIN_ID}>
        <FollowsAnchorProvider value={followsAnchor}>
          <Page serviceId={serviceId} />
        </FollowsAnchorProvider>
      </main>
      <SiteFooter page={page} />
      <SubmissionNotice />
      <PageLoader />
    </>
  );
}
