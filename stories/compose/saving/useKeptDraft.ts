import { useEffect, useState } from 'react';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { type Basis, dropDraft, keepDraft } from './drafts.ts';

interface KeptDraftOptions {
  readonly variant: VariantName;
  readonly page: string | undefined;
  readonly draft: Draft;
  readonly basis: Basis;
  /** What is on screen is what lies on the disk: nothing needs to be kept. */
  readonly isClean: boolean;
}

/** How long nothing is typed before a draft is kept, in milliseconds; what leaves the page is kept at once. */
const QUIET_MS = 250;

/**
 * Keeps what is composed in this browser, so that a reload or a crash loses nothing.
 *
 * @returns whether the browser keeps it
 */
export function useKeptDraft({ variant, page, draft, basis, isClean }: KeptDraftOptions): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (isClean) {
      dropDraft(variant, page);
      return undefined;
    }
    const keep = () => setIsKept(keepDraft(variant, page, { draft, basis }));
    const timer = setTimeout(keep, QUIET_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [variant, page, draft, basis, isClean]);
  return isKept;
}
