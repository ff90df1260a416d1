import { useEffect, useState } from 'react';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { type Basis, dropDraft, isKept as isInBrowser, keepDraft } from './drafts.ts';

interface KeptDraftOptions {
  readonly variant: VariantName;
  readonly page: string | undefined;
  readonly draft: Draft;
  readonly basis: Basis;
  /** What is on screen is what lies on the disk: nothing needs to be kept. */
  readonly isClean: boolean;
}

/** Has the browser ask whether somebody means to leave. */
const askFirst = (event: Event): void => event.preventDefault();

/**
 * Keeps what is composed in this browser with every change, so that a reload, a crash or Storybook's beginning anew loses nothing.
 * Where it cannot, the browser asks before the window goes.
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
    // React refuses the letter after the fiftieth that it has had to draw something of again, be it the same, with no rest between them.
    if (couldKeep !== isKept) setIsKept(couldKeep);
  }, [variant, page, draft, basis, isClean, isKept]);
  useEffect(() => {
    if (isClean) return undefined;
    const kept = { draft, basis };
    /** Keeps it again where another window has gone on with it, and keeps what has become of it in its place. */
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
