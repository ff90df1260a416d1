import { type KeyboardEvent, useRef, useState } from 'react';
import type { StoredPage } from '../../../.storybook/composing/protocol.ts';
import { useComposer } from '../ComposerContext.ts';
import { type Draft, languagesIn } from '../model/draft.ts';
import { CAN_SAVE } from '../saving/client.ts';
import { copyOnceMade } from '../saving/copy.ts';
import { download } from '../saving/download.ts';
import { dropDraft } from '../saving/drafts.ts';
import { draftLink } from '../saving/link.ts';
import type { Origin } from '../saving/opening.ts';
import type { Disk } from '../saving/useDisk.ts';
import { type SaveState, textsOf, useSaving } from '../saving/useSaving.ts';
import { Question } from './Question.tsx';

interface SaveBarProps {
  readonly draft: Draft;
  readonly disk: Disk & { readonly isGone: boolean };
  /** The known number of errors, which may be a moment old. */
  readonly errors: number;
  /** Whether there are any now. */
  readonly hasErrors: () => boolean;
  readonly isClean: boolean;
  /** Whether the browser keeps the draft. */
  readonly kept: boolean;
  readonly from: Origin;
  readonly onSaved: (slug: string, stored: StoredPage) => void;
  readonly onOpen: (page: string | undefined) => void;
  readonly onErrors: () => void;
}

/** The state of the page, in words. */
function statusOf({ isClean, kept, from, disk }: SaveBarProps, state: SaveState): string {
  const { unreadable } = disk;
  if (state.is === 'failed') return state.message;
  if (unreadable.length > 0)
    return `Mend the file by hand, then open the page again: ${unreadable.join(' ')}`;
  if (state.is === 'saving') return 'Saving…';
  if (isClean && disk.page === undefined) return 'Nothing to save yet';
  if (isClean && disk.isGone) return 'Somebody removed or renamed this page';
  if (isClean) return state.is === 'saved' ? 'Saved' : 'As in the files';
  if (!kept) return 'Not saved, and this browser keeps no drafts';
  if (from === 'kept') return 'Your draft from before, not saved';
  return from === 'link' ? 'A draft from a link, not saved' : 'Draft, not saved';
}

/** Moves the focus to something that has appeared. */
const focus = (element: HTMLElement | null) => element?.focus();

/** What the button that saves says. */
function saveLabel(errors: number): string {
  if (errors > 0) return `${errors} to mend`;
  return CAN_SAVE ? 'Save' : 'Download files';
}

interface LinkBoxProps {
  readonly href: string;
  /** Whether it is in the clipboard already. */
  readonly isCopied: boolean;
  readonly onClose: () => void;
}

/** The address of a draft, to be copied. */
function LinkBox({ href, isCopied, onClose }: LinkBoxProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div className="compose-link">
      <label>
        {isCopied ? 'Copied.' : 'Copy this address.'} Whoever opens it sees this draft.
        <input
          ref={focus}
          readOnly
          value={href}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="button" onKeyDown={onKeyDown} onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface ConflictQuestionProps {
  /** Somebody else's files; undefined while there is no conflict. */
  readonly theirs: StoredPage | undefined;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** Asks what to do when somebody else has changed or removed the page. */
function ConflictQuestion({ theirs, onTake, onOverwrite, onClose }: ConflictQuestionProps) {
  const isGone = theirs !== undefined && languagesIn(theirs).length === 0;
  return (
    <Question
      isAsked={theirs !== undefined}
      heading={`Somebody ${isGone ? 'removed or renamed' : 'changed'} this page meanwhile`}
      answers={[
        { name: 'Go on composing' },
        { name: isGone ? 'Discard mine' : 'Take theirs', does: onTake },
        { name: isGone ? 'Save it again' : 'Overwrite theirs', does: onOverwrite },
      ]}
      onClose={onClose}
    >
      <p>
        {isGone
          ? 'There is no page at this address any more.'
          : 'The files are no longer those that you began with.'}{' '}
        Nothing was written.
      </p>
    </Question>
  );
}

/** What can be done with the page: save, download, share by a link, discard. */
export function SaveBar(props: SaveBarProps) {
  const { draft, disk, errors, hasErrors, isClean, onSaved, onOpen, onErrors } = props;
  const { variant } = useComposer();
  const { state, save, dismiss } = useSaving({ variant, page: disk.page, onSaved });
  const [link, setLink] = useState<{ readonly href: string; readonly isCopied: boolean }>();
  const sharing = useRef<HTMLButtonElement>(null);
  const [downloaded, setDownloaded] = useState<Draft>();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const theirs = state.is === 'conflict' ? state.theirs : undefined;
  const isUnreadable = disk.unreadable.length > 0;
  const isHeld = isUnreadable || state.is === 'saving';
  /** Gives the draft up, and opens a page as its files are. */
  const giveUpFor = (page: string | undefined) => {
    dropDraft(variant, disk.page);
    onOpen(page);
  };
  const saveOrDownload = () => {
    setLink(undefined);
    if (isHeld) return;
    if (hasErrors()) {
      onErrors();
      return;
    }
    // Of a page that was removed, no file is there any more.
    if (CAN_SAVE) return void save(draft, disk.isGone ? { ...disk, stored: {} } : disk);
    download(draft.slug, textsOf(draft, disk.stored));
    setDownloaded(draft);
  };
  const share = async () => {
    const made = draftLink({ draft, basis: disk.basis, page: disk.page });
    const copied = copyOnceMade(made);
    setLink({ href: await made, isCopied: false });
    // Otherwise the address that is shown can be copied by hand.
    if (await copied) setLink((shown) => shown && { ...shown, isCopied: true });
  };
  const closeLink = () => {
    setLink(undefined);
    sharing.current?.focus();
  };
  return (
    <>
      <p role="status" className="compose-status" data-state={isUnreadable ? 'failed' : state.is}>
        {draft === downloaded ? 'Downloaded' : statusOf(props, state)}
      </p>
      {!isClean && (
        <button type="button" onClick={() => setIsGivingUp(true)}>
          Discard
        </button>
      )}
      <button ref={sharing} type="button" onClick={() => void share()}>
        Link to draft
      </button>
      <button
        type="button"
        className="compose-primary"
        aria-disabled={isHeld}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={saveOrDownload}
      >
        {saveLabel(errors)}
      </button>
      {link !== undefined && <LinkBox {...link} onClose={closeLink} />}
      <Question
        isAsked={isGivingUp}
        heading="Discard this draft?"
        answers={[{ name: 'Keep it' }, { name: 'Discard it', does: () => giveUpFor(disk.page) }]}
        onClose={() => setIsGivingUp(false)}
      >
        <p>
          {disk.page === undefined
            ? 'The page was never saved: all of it will be lost.'
            : 'All changes since the page was saved will be lost.'}
        </p>
      </Question>
      <ConflictQuestion
        theirs={theirs}
        onTake={() => giveUpFor(draft.slug)}
        onOverwrite={() => void save(draft, disk, theirs)}
        onClose={dismiss}
      />
    </>
  );
}
