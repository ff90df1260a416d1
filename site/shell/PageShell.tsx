import { LoadingOverlay, SkipLink } from '@plinth/ui';
import type { JSX } from 'react';
import { MAIN_ID } from '../routes/index.ts';
import { SubmissionNotice } from '../contact/SubmissionNotice.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useIsLoading, useLoading } from './loading.ts';
import { requestOf } from '../data/requestOf.ts';
import { useSite } from './site.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useHead } from '../head/useHead.ts';
import { usePageChange, useScrollTarget } from './useNavigationEffects.ts';
import { type PageData, usePageData } from '../data/usePageData.ts';

/** Fetched only where a brand asks. If that fails, nobody is asked, and nothing is counted. */
const Consent = lazyComponent(async () => (await import('../consent/ConsentQuestion.tsx')).ConsentQuestion);

/** A separate component, because it alone has to follow the loader. */
function PageLoader(): JSX.Element {
  const { t } = useSite();
  return <LoadingOverlay isLoading={useIsLoading()} label={t('COMMON.LOADING')} />;
}

/**
 * The frame of every page: skip link, header, the page itself, footer, loader. The error page stands without a header.
 *
 * Everything that pages have in common is done here: their call, the loader while it is pending, their head, their anchor.
 */
export function PageShell(): JSX.Element {
  const { t, currentPage, content, langCode, variant } = useSite();
  const { page, id, Page } = currentPage;
  const { consent, tagManagerId } = variant.company;
  const data = usePageData(requestOf(currentPage));
  useLoading(data.status === 'loading');
  useHead(data.status === 'ready' ? data.data : undefined);
  const isReady = data.status !== 'loading';
  usePageChange(currentPage, isReady);
  useScrollTarget(currentPage, isReady);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} label={t('COMMON.SKIP_TO_CONTENT')} />
      {/* Here, so that the keyboard reaches it before the page that it covers. */}
      {consent && <Consent consent={consent} tagManagerId={tagManagerId} langCode={langCode} />}
      {page !== 'error' && <SiteHeader />}
      <main id={MAIN_ID}>
        {/* `requestOf` and the page's module belong to the same page, so this is the answer that it takes. */}
        {/* A new key for another page of the same kind: React cannot change texts that a browser's translation has replaced. */}
        <Page key={id} data={data as PageData<never>} content={content} />
      </main>
      <SiteFooter />
      <SubmissionNotice />
      <PageLoader />
    </>
  );
}
