import { useEffect, useRef } from 'react';
import { titleOf } from './titleOf.ts';
import { loadTexts } from '../texts/i18n.ts';
import { HEAD_GROUPS } from '../texts/pageTexts.ts';
import type { PageAnswer } from '../pages/definition.ts';
import { useSite } from '../shell/site.ts';

/**
 * Keeps the document's head in step with the page on screen. A finished document already has its own page's head, until another
 * page is shown.
 */
export function useHead(data: PageAnswer | undefined): void {
  const { currentPage, content, t, langCode, variant, siteUrl, basePath, i18n } = useSite();
  const { page, id, isPrerendered } = currentPage;
  const firstData = useRef(data);
  useEffect(() => {
    if (isPrerendered && data === firstData.current) return undefined;
    let isCurrent = true;
    const update = async () => {
      // A document's file has only the texts that its page shows; those of heads come with the whole dictionary.
      await loadTexts(i18n, langCode, HEAD_GROUPS);
      if (!isCurrent) return;
      // Set separately: the title is announced to visitors, and the rest is for machines.
      document.title = titleOf(page, { text: t, data, content });
      const { applyHead } = await import('./applyHead.ts');
      if (!isCurrent) return;
      const origin = siteUrl ?? window.location.origin;
      applyHead({ page, langCode, id, variant, text: t, data, content, siteUrl: origin, basePath });
    };
    // The title is always up to date. If the rest could not be fetched, the previous page's stays.
    update().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [page, langCode, id, isPrerendered, variant, t, data, content, siteUrl, basePath, i18n]);
}
