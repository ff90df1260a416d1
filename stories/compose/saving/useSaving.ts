import { migrated, schemaOf } from '@plinth/site/composed';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { useState } from 'react';
import { parse } from 'yaml';
import type { PageChange, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, type PageData, draftOf, languagesIn, mapLanguages, pageOf } from '../model/draft.ts';
import { type Data, isData } from '../model/values.ts';
import { savePage } from './client.ts';
import type { Basis } from './drafts.ts';
import { pageText } from './pageText.ts';

/** The text of a page's file in each language that the draft has. */
export const textsOf = (draft: Draft, stored: StoredPage): Partial<Record<LangCode, string>> =>
  mapLanguages(draft.heads, (_, langCode) => {
    const page = pageOf(draft, langCode);
    return page && pageText(page, stored[langCode]?.text);
  });

/** A section as an older version of its part wrote it, with the names of today. */
function ofToday({ section, ...props }: Data): Data {
  return { section, ...migrated(schemaOf(section) ?? { fields: {} }, props) };
}

function pageIn(text: string): PageData | undefined {
  try {
    const page: unknown = parse(text);
    if (!isData(page)) return undefined;
    const sections: unknown = page['sections'];
    return { ...page, sections: Array.isArray(sections) ? sections.filter(isData).map(ofToday) : [] };
  } catch {
    return undefined;
  }
}

/** What became of the files of a page that is opened. */
export interface OpenedPage {
  readonly draft: Draft;
  readonly basis: Basis;
  /** The languages whose file is no YAML, and cannot be composed before somebody mends it. */
  readonly unreadable: readonly LangCode[];
}

/** Opens the files of a page. */
export function openStored(slug: string, stored: StoredPage): OpenedPage {
  const pages = mapLanguages(stored, ({ text }) => pageIn(text));
  return {
    draft: draftOf(slug, pages),
    basis: basisOf(stored),
    unreadable: languagesIn(stored).filter((langCode) => pages[langCode] === undefined),
  };
}

/** The versions of some files. */
export const basisOf = (stored: StoredPage): Basis => mapLanguages(stored, ({ version }) => version);

/** What is to happen to the files of a page. */
function changeOf(draft: Draft, stored: StoredPage, basis: Basis): PageChange {
  const texts = textsOf(draft, stored);
  return Object.fromEntries(
    LANG_CODES.flatMap((langCode) => {
      const text = texts[langCode] ?? null;
      const was = basis[langCode] ?? null;
      return text === null && was === null ? [] : [[langCode, { text, was }]];
    }),
  );
}

/** How saving stands. */
export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved' }
  | { readonly is: 'failed'; readonly message: string }
  /** Somebody else changed the files; theirs are here. */
  | { readonly is: 'conflict'; readonly theirs: StoredPage };

interface SavingOptions {
  readonly variant: VariantName;
  /** The slug under which the page lies on the disk; undefined for a new one. */
  readonly page: string | undefined;
  readonly onSaved: (slug: string, stored: StoredPage) => void;
}

/** Saves a page, and says how that stands. */
export function useSaving({ variant, page, onSaved }: SavingOptions) {
  const [state, setState] = useState<SaveState>({ is: 'idle' });

  /** @param stored the files as they are known to lie on the disk; their comments and their order are kept */
  async function save(draft: Draft, stored: StoredPage, basis: Basis): Promise<void> {
    setState({ is: 'saving' });
    const isMoved = page !== undefined && page !== draft.slug;
    const answer = await savePage(variant, draft.slug, changeOf(draft, stored, isMoved ? {} : basis));
    if (answer.outcome === 'conflict') {
      setState({ is: 'conflict', theirs: answer.stored });
      return;
    }
    if (answer.outcome === 'failed') {
      setState({ is: 'failed', message: answer.message });
      return;
    }
    if (isMoved) {
      const gone = Object.fromEntries(
        Object.entries(basis).map(([langCode, was]) => [langCode, { text: null, was }]),
      );
      const removed = await savePage(variant, page, gone);
      if (removed.outcome !== 'saved') {
        setState({
          is: 'failed',
          message: `Saved as ${draft.slug}; the files of ${page} could not be removed.`,
        });
        onSaved(draft.slug, answer.stored);
        return;
      }
    }
    setState({ is: 'saved' });
    onSaved(draft.slug, answer.stored);
  }

  return { state, save, reset: () => setState({ is: 'idle' }) };
}
