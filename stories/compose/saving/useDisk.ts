import { type Dispatch, useEffect, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, inPlacesOf } from '../model/draft.ts';
import type { History, HistoryAction } from '../model/history.ts';
import { isSame } from '../model/values.ts';
import { dropDraft } from './drafts.ts';
import { type OpenedPage, basisOf, openStored } from './useSaving.ts';

/** What lies on the disk of a page. */
export interface Disk extends Omit<OpenedPage, 'draft'> {
  /** Undefined where nothing does yet. */
  readonly page: string | undefined;
  readonly stored: StoredPage;
}

interface DiskOptions {
  readonly variant: VariantName;
  /** What was opened. */
  readonly opened: Disk & { readonly from: string };
  readonly history: History;
  readonly dispatch: Dispatch<HistoryAction>;
  /** The brand's files as they were read last. */
  readonly files: BrandFiles;
  readonly onSaved: (slug: string, stored: StoredPage, before: string | undefined) => void;
}

/** What lies on the disk of the page that is composed, and whether it is what is on screen. */
export function useDisk({ variant, opened, history, dispatch, files, onSaved }: DiskOptions) {
  const draft = history.present;
  const [disk, setDisk] = useState<Disk>(opened);
  /** Which draft says the same. */
  const [clean, setClean] = useState<Draft | undefined>(opened.from === 'files' ? draft : undefined);
  const isClean = draft === clean;
  const { page } = disk;
  const stored = page === undefined ? undefined : files.pages[page];
  useEffect(() => {
    // Git, or somebody else, may have changed the files of a page in which nothing was written here.
    if (!isClean || page === undefined || stored === undefined || isSame(stored, disk.stored)) return;
    const { draft: theirs, ...now } = openStored(page, stored);
    const next = inPlacesOf(theirs, draft);
    // No step leads back beyond them: it would be saved over them.
    dispatch({ type: 'open', draft: next });
    setClean(next);
    setDisk({ ...now, page, stored });
  }, [isClean, page, stored, disk.stored, draft, dispatch]);
  const take = (slug: string, now: StoredPage) => {
    onSaved(slug, now, page);
    setDisk({ page: slug, stored: now, basis: basisOf(now), unreadable: [] });
    setClean(draft);
    // A step back leads to what was saved, and not beyond.
    dispatch({ type: 'pause' });
    // What is saved is no draft any more, whatever address it was begun under.
    dropDraft(variant, page);
  };
  // Somebody may have removed the page, or given it another address.
  const isGone = page !== undefined && stored === undefined;
  return { disk: { ...disk, isGone }, isClean, take };
}
