import { type PageName, dataInText, fileNameOf, readPage } from '@plinth/site/composed';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { useEffect, useState } from 'react';
import type {
  FileChange,
  PageChange,
  SaveAnswer,
  StoredFile,
  StoredPage,
} from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, type PageData, draftOf, mapLanguages, pageOf } from '../model/draft.ts';
import { isData } from '../model/values.ts';
import { savePage } from './client.ts';
import { type Basis, QUESTION } from './drafts.ts';
import { pageText } from './pageText.ts';
import { SENT, isOurs, keepSent } from './sent.ts';

/** The text of a page's file in each language that the draft has. */
export const textsOf = (draft: Draft, stored: StoredPage): Partial<Record<LangCode, string>> =>
  mapLanguages(draft.heads, (_, langCode) => {
    const page = pageOf(draft, langCode);
    return page && pageText(page, stored[langCode]?.text);
  });

/** A page as its file has it; or, when composing it would lose something, what is wrong with the file. */
function pageIn({ text, isGarbled }: StoredFile, name: PageName): PageData | readonly string[] {
  if (isGarbled) return [`${fileNameOf(name)}:1: the page: not UTF-8: save the file as UTF-8`];
  const picture = (src: string, alt: string) => ({ src, alt });
  const { lines, page } = readPage(text, fileNameOf(name), { langCode: name.langCode, picture });
  const raw: unknown = page && dataInText(text);
  if (!isData(raw)) return lines;
  const sections: unknown = raw['sections'] ?? [];
  if (!Array.isArray(sections) || !sections.every(isData)) return lines;
  return { ...raw, sections };
}

/** The result of opening the files of a page. */
export interface OpenedPage {
  readonly draft: Draft;
  readonly basis: Basis;
  /** What is wrong with the files that somebody has to mend first, a line each. */
  readonly unreadable: readonly string[];
}

const isPage = (read: PageData | readonly string[]): read is PageData => !Array.isArray(read);

/** Opens the files of a page. */
export function openStored(slug: string, stored: StoredPage): OpenedPage {
  const read = mapLanguages(stored, (file, langCode) => pageIn(file, { slug, langCode }));
  const pages = mapLanguages(read, (each) => (isPage(each) ? each : undefined));
  return {
    draft: draftOf(slug, pages),
    // The draft lacks an unreadable file, but not because somebody gave its language up.
    basis: basisOf(mapLanguages(pages, (_, langCode) => stored[langCode])),
    unreadable: Object.values(read).flatMap((each) => (isPage(each) ? [] : each)),
  };
}

/** The versions of some files. */
export const basisOf = (stored: StoredPage): Basis => mapLanguages(stored, ({ version }) => version);

type Texts = ReturnType<typeof textsOf>;

/** What is to happen to the files of a page. A file that already says what is composed is left alone: it may be somebody else's by now. */
function changeOf(texts: Texts, stored: StoredPage, basis: Basis): PageChange {
  return Object.fromEntries(
    LANG_CODES.flatMap((langCode) => {
      const text = texts[langCode] ?? null;
      const was = basis[langCode] ?? null;
      const isAsSeen = was === null ? text === null : text === stored[langCode]?.text;
      return isAsSeen ? [] : [[langCode, { text, was }]];
    }),
  );
}

/** The files of a page as this window knows them: those that it saved, or the version from before of what somebody else wrote meanwhile. */
const seenOf = (texts: Texts, stored: StoredPage, before: StoredPage): StoredPage =>
  Object.fromEntries(
    LANG_CODES.flatMap((langCode) => {
      const file = texts[langCode] === stored[langCode]?.text ? stored[langCode] : before[langCode];
      return file === undefined ? [] : [[langCode, file]];
    }),
  );

/** Removes the files of a page: those that were seen, and those that this window sent without getting an answer. */
export async function removePage(variant: VariantName, page: string, seen: Basis): Promise<SaveAnswer> {
  const remove = (basis: Basis) =>
    savePage(
      variant,
      page,
      mapLanguages<string, FileChange>(basis, (was) => ({ text: null, was })),
    );
  const answer = await remove(seen);
  const isMine = answer.outcome === 'conflict' && isOurs(variant, page, answer.stored, seen);
  return isMine ? remove(basisOf(answer.stored)) : answer;
}

/** The state of saving. */
export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved' }
  | { readonly is: 'failed'; readonly message: string }
  /** Somebody else changed the files; `theirs` holds their version. */
  | { readonly is: 'conflict'; readonly theirs: StoredPage };

interface SavingOptions {
  readonly variant: VariantName;
  /** The slug under which the page lies on the disk; undefined for a new one. */
  readonly page: string | undefined;
  readonly onSaved: (slug: string, stored: StoredPage) => void;
}

/** Saves a page, and says how that goes. */
export function useSaving({ variant, page, onSaved }: SavingOptions) {
  const [state, setState] = useState<SaveState>(() => {
    const theirs = QUESTION.read(variant, page);
    return theirs === undefined ? { is: 'idle' } : { is: 'conflict', theirs };
  });
  useEffect(() => {
    if (state.is === 'conflict') QUESTION.keep(variant, page, state.theirs);
    else QUESTION.drop(variant, page);
  }, [variant, page, state]);

  /**
   * @param disk the page's files as they were read; their comments and their order are kept
   * @param theirs somebody else's files, at the page's new place, that are to be overwritten
   * @param seen the files that the draft has, or had: it knows nothing of another language, and leaves its file alone
   */
  async function save(
    draft: Draft,
    disk: { readonly stored: StoredPage; readonly basis: Basis },
    theirs?: StoredPage,
    seen: Basis = disk.basis,
  ): Promise<void> {
    setState({ is: 'saving' });
    const isMoved = page !== undefined && page !== draft.slug;
    const before = mapLanguages(theirs ?? disk.stored, (file, langCode) =>
      draft.heads[langCode] === undefined && seen[langCode] === undefined ? undefined : file,
    );
    // At a new address the page has no files yet.
    const ours = isMoved ? {} : disk.basis;
    const replaced = theirs === undefined ? ours : basisOf(before);
    const texts = textsOf(draft, before);
    const change = changeOf(texts, before, replaced);
    keepSent(variant, page, change);
    const answer = await savePage(variant, draft.slug, change);
    if (answer.outcome === 'conflict') {
      // Written by a save whose answer was lost.
      const { stored } = answer;
      if (isOurs(variant, page, stored, replaced)) return save(draft, disk, stored, basisOf(stored));
      setState({ is: 'conflict', theirs: stored });
      return;
    }
    if (answer.outcome === 'failed') {
      setState({ is: 'failed', message: answer.message });
      return;
    }
    const stored = seenOf(texts, answer.stored, before);
    const removed = isMoved ? await removePage(variant, page, disk.basis) : answer;
    SENT.drop(variant, page);
    setState(
      removed.outcome === 'saved'
        ? { is: 'saved' }
        : { is: 'failed', message: `Saved as ${draft.slug}; the files of ${page} could not be removed.` },
    );
    onSaved(draft.slug, stored);
  }

  /** Stops asking. Browsers may report a question as closed only after its answer has changed the state: that state stays. */
  const dismiss = () => setState((now) => (now.is === 'conflict' ? { is: 'idle' } : now));
  return { state, save, dismiss };
}
