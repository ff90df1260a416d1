import { useEffect, useState } from 'react';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { type Basis, dropDraft, isKept as isInBrowser, keepDraft } from './drafts.ts';

interface KeptDraftOptions {
  readonly variant: VariantName;
  readonly page: string | undefined;
  readonly draft: Draft;
  readonly basis: Basis;
  /** The screen shows what is on disk: nothing needs to be kept. */
  readonly isClean: boolean;
}

/** Makes the browser ask before somebody leaves. */
const askFirst = (event: Event): void => event.preventDefault();

/**
 * Keeps what is composed in this browser with every change, so that nothing is lost by a reload, a crash or Storybook starting anew.
 * When it cannot, the browser asks before the window is closed.
 *
 * @returns whether the browser keeps it
 */
export function useKeptDraft({ variant, page, draft, basis, isClean }: KeptDraftOptions): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (isClean) {
      dropDraft(variant, page);
      return;
    }
    const couldKeep = keepDraft(variant, page, { draft, basis });
    // Set only when it changes: React refuses the fifty-first update without a rest between them, even of the same value.
    if (couldKeep !== isKept) setIsKept(couldKeep);
  }, [variant, page, draft, basis, isClean, isKept]);
  useEffect(() => {
    if (isClean) return undefined;
    const kept = { draft, basis };
    /** Keeps it again when another window has gone on with it, and keeps its own later version instead. */
    const stay = () => void (isInBrowser(variant, page, kept) || keepDraft(variant, page, kept));
    window.addEventListener('storage', stay);
    return () => window.removeEventListener('storage', stay);
  }, [variant, page, draft, basis, isClean]);
  useEffect(() => {
    if (isClean || isKept) return undefined;
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isClean, isKept]);
  return isKept;
}
