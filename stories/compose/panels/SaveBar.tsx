import type { LangCode } from '@plinth/ui/contract';
import { useEffect, useRef, useState } from 'react';
import type { StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { LANGUAGE_NAMES } from '../model/labels.ts';
import { CAN_SAVE } from '../saving/client.ts';
import { download } from '../saving/download.ts';
import { type Basis, dropDraft } from '../saving/drafts.ts';
import { draftFragment } from '../saving/link.ts';
import { basisOf, textsOf, useSaving } from '../saving/useSaving.ts';

interface SaveBarProps {
  readonly variant: VariantName;
  readonly draft: Draft;
  /** What lies on the disk. */
  readonly disk: { readonly page: string | undefined; readonly stored: StoredPage; readonly basis: Basis };
  readonly errors: number;
  readonly isClean: boolean;
  /** Whether the browser keeps the draft. */
  readonly kept: boolean;
  readonly from: 'files' | 'kept' | 'link';
  readonly unreadable: readonly LangCode[];
  readonly onSaved: (slug: string, stored: StoredPage, basis: Basis) => void;
  readonly onOpen: (page: string | undefined, stored?: StoredPage) => void;
  readonly onErrors: () => void;
}

const workshopAddress = (): string => {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
};

/** What becomes of the page: saved, downloaded, handed on by a link, given up. */
export function SaveBar(props: SaveBarProps) {
  const { variant, draft, disk, errors, isClean, kept, from, unreadable, onSaved, onOpen, onErrors } = props;
  const { state, save, reset } = useSaving({
    variant,
    page: disk.page,
    onSaved: (slug, stored) => onSaved(slug, stored, basisOf(stored)),
  });
  const [link, setLink] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (state.is === 'conflict') dialog.current?.showModal();
  }, [state]);
  const giveUp = () => {
    dropDraft(variant, disk.page);
    onOpen(disk.page);
  };
  const hand = () => {
    setLink(undefined);
    if (errors > 0) {
      onErrors();
      return;
    }
    if (CAN_SAVE) void save(draft, disk.stored, disk.basis);
    else download(draft.slug, textsOf(draft, disk.stored));
  };
  const share = async () => {
    const address = new URL(workshopAddress());
    address.hash = await draftFragment({ draft, basis: disk.basis });
    setLink(address.href);
    await navigator.clipboard?.writeText(address.href).catch(() => undefined);
  };
  return (
    <>
      <p role="status" className="compose-status" data-state={state.is}>
        {unreadable.length > 0 &&
          `The file in ${unreadable.map((each) => LANGUAGE_NAMES[each]).join(' and ')} is no YAML: mend it by hand before you save. `}
        {state.is === 'failed'
          ? state.message
          : state.is === 'saving'
            ? 'Saving…'
            : isClean
              ? state.is === 'saved'
                ? 'Saved'
                : 'As in the files'
              : !kept
                ? 'Not saved, and this browser keeps no drafts'
                : from === 'kept'
                  ? 'Your draft from before, not saved'
                  : from === 'link'
                    ? 'A draft from a link, not saved'
                    : 'Draft, not saved'}
      </p>
      {!isClean && (
        <button type="button" onClick={giveUp}>
          Discard
        </button>
      )}
      <button type="button" onClick={() => void share()}>
        Link to draft
      </button>
      <button
        type="button"
        className="compose-primary"
        aria-disabled={unreadable.length > 0 || state.is === 'saving'}
        onClick={hand}
      >
        {errors > 0 ? `${errors} to mend` : CAN_SAVE ? 'Save' : 'Download files'}
      </button>
      {link !== undefined && (
        <label className="compose-link">
          Copied. Whoever opens it sees this draft.
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
          <button type="button" onClick={() => setLink(undefined)}>
            Close
          </button>
        </label>
      )}
      <dialog ref={dialog} aria-labelledby="compose-conflict" onClose={reset}>
        <h2 id="compose-conflict">Somebody changed this page meanwhile</h2>
        <p>The files are no longer those that you began with. Nothing was written.</p>
        <form method="dialog">
          <button type="submit">Go on composing</button>
          <button
            type="submit"
            onClick={() => {
              if (state.is === 'conflict') {
                dropDraft(variant, disk.page);
                onOpen(draft.slug, state.theirs);
              }
            }}
          >
            Take theirs
          </button>
          <button
            type="submit"
            onClick={() => {
              if (state.is === 'conflict') void save(draft, state.theirs, basisOf(state.theirs));
            }}
          >
            Overwrite theirs
          </button>
        </form>
      </dialog>
    </>
  );
}
