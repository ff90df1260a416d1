import { useEffect, useRef } from 'react';
import { loadHead } from './loadHead.ts';
import type { HeadText } from './text.ts';
import { loadTexts } from '../texts/i18n.ts';
import { useLangCode, useText } from '../texts/language.ts';
import { HEAD_GROUPS } from '../texts/pageTexts.ts';
import { useRuntime } from '../shell/runtime.ts';
import type { PageAnswer } from '../pages/definition.ts';
import type { Shown } from '../shell/shown.ts';

/**
 * Keeps the document's head in step with what is on screen. A finished document has the head of its own page already, until
 * something else is shown.
 */
export function useHead({ page, id, isFinished }: Shown, data: PageAnswer | undefined): void {
  const t = useText();
  const langCode = useLangCode();
  const { variant, siteUrl, basePath, i18n } = useRuntime();
  const firstData = useRef(data);
  useEffect(() => {
    if (isFinished && data === firstData.current) return undefined;
    let isCurrent = true;
    const update = async () => {
      // A document's file has the texts that its page shows; those of heads come with the whole dictionary.
      const [{ applyHead, headOf }] = await Promise.all([loadHead(), loadTexts(i18n, langCode, HEAD_GROUPS)]);
      if (!isCurrent) return;
      const text: HeadText = (key, values) => t(key, { ...values });
      const origin = siteUrl ?? window.location.origin;
      applyHead(headOf({ page, langCode, id, variant, text, data, siteUrl: origin, basePath }));
    };
    // Fails only on the page that the document brought, before anything else was loaded: its own head stays.
    update().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [page, langCode, id, isFinished, variant, t, data, siteUrl, basePath, i18n]);
}
