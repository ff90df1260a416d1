import type { ServicePageData } from '@plinth/ui/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../routes/index.ts';
import { useLangCode, useText } from './language.ts';
import { useRuntime } from './runtime.ts';

/** What a page tells about itself for its head. */
export interface PageHeadInput {
  readonly page: PageId;
  readonly id?: string | undefined;
  readonly data?: ServicePageData | undefined;
}

/**
 * Keeps the document's head in step with the page on screen. A finished document has its head already, so what makes heads
 * is fetched when the visitor goes on from there.
 */
export function usePageHead({ page, id, data }: PageHeadInput): void {
  const t = useText();
  const langCode = useLangCode();
  const { variant, siteUrl, basePath, initialPath, dictionaries } = useRuntime();
  const { pathname } = useLocation();
  const hasLeft = useRef(initialPath === undefined);
  useEffect(() => {
    if (pathname !== initialPath) hasLeft.current = true;
    if (!hasLeft.current) return undefined;
    let isCurrent = true;
    const update = async () => {
      // A document carries the texts that its page shows; those of heads come with the whole dictionary.
      const [{ applyHead, headOf }] = await Promise.all([
        import('../head/index.ts'),
        dictionaries.load(langCode),
      ]);
      const origin = siteUrl ?? window.location.origin;
      if (isCurrent)
        applyHead(
          headOf({
            page,
            langCode,
            id,
            variant,
            text: (key, values) => t(key, { ...values }),
            data,
            siteUrl: origin,
            basePath,
          }),
        );
    };
    // Without it the page works; the next one tries again.
    update().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [page, langCode, id, variant, t, data, siteUrl, basePath, pathname, initialPath, dictionaries]);
}
