import { LoadingOverlay, SkipLink } from '@plinth/ui';
import { type JSX, use, useEffect } from 'react';
import { MAIN_ID, type PageId } from '../routes/index.ts';
import { LoadingContext } from './loading.ts';
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

/** The frame of every page: skip link, header, the page itself, footer, loader. The error page stands without a header. */
export function PageShell({ page, serviceId }: PageShellProps): JSX.Element {
  const t = useText();
  const { Page } = usePageModule(page);
  const loading = use(LoadingContext);
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
      <LoadingOverlay isLoading={loading?.isLoading ?? false} label={t('COMMON.LOADING')} />
    </>
  );
}
