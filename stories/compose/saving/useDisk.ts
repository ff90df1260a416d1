import { type Dispatch, useEffect, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, inPlacesOf } from '../model/draft.ts';
import type { History, HistoryAction } from '../model/history.ts';
import { isSame } from '../model/values.ts';
import { dropDraft } from './drafts.ts';
import type { Origin } from './opening.ts';
import { type OpenedPage, basisOf, openStored } from './useSaving.ts';

/** A page's files on disk. */
export interface Disk extends Omit<OpenedPage, 'draft'> {
  /** Undefined when there are none yet. */
  readonly page: string | undefined;
  readonly stored: StoredPage;
}

interface DiskOptions {
  readonly variant: VariantName;
  /** What was opened. */
  readonly opened: Disk & { readonly from: Origin };
  readonly history: History;
  readonly dispatch: Dispatch<HistoryAction>;
  /** The brand's files as they were read last. */
  readonly files: BrandFiles;
  readonly onSaved: (slug: string, stored: StoredPage, before: string | undefined) => void;
}

/** The files on disk of the page that is composed, and whether they are what is on screen. */
export function useDisk({ variant, opened, history, dispatch, files, onSaved }: DiskOptions) {
  const draft = history.present;
  const [disk, setDisk] = useState<Disk>(opened);
  /** The draft with the same content. */
  const [clean, setClean] = useState<Draft | undefined>(opened.from === 'files' ? draft : undefined);
  const isClean = draft === clean;
  const { page } = disk;
  const stored = page === undefined ? undefined : files.pages[page];
  useEffect(() => {
    // Git, or somebody else, may have changed the files of a page that was not changed here.
    if (!isClean || page === undefined || stored === undefined || isSame(stored, disk.stored)) return;
    const { draft: theirs, ...now } = openStored(page, stored);
    const next = inPlacesOf(theirs, draft);
    // Undo does not go back beyond them: saving that would overwrite them.
    dispatch({ type: 'open', draft: next });
    setClean(next);
    setDisk({ ...now, page, stored });
  }, [isClean, page, stored, disk.stored, draft, dispatch]);
  const take = (slug: string, now: StoredPage) => {
    onSaved(slug, now, page);
    setDisk({ page: slug, stored: now, basis: basisOf(now), unreadable: [] });
    setClean(draft);
    // Undo goes back to what was saved, and not beyond.
    dispatch({ type: 'pause' });
    // What is saved is no draft any more, under whatever address it was begun.
    dropDraft(variant, page);
  };
  // Somebody may have removed the page, or given it another address.
  const isGone = page !== undefined && stored === undefined;
  return { disk: { ...disk, isGone }, isClean, take };
}
