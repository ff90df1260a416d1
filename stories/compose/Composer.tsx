import { isHome } from '@plinth/site/composed-file-name';
import { useCallback, useEffect, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../.storybook/composing/protocol.ts';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';
import './composer.css';
import { PageComposer } from './PageComposer.tsx';
import { newDraft } from './model/draft.ts';
import { readBrand } from './saving/client.ts';
import { type KeptDraft, keptDraft, rememberPage, rememberedPage } from './saving/drafts.ts';
import { draftInFragment } from './saving/link.ts';
import { type OpenedPage, openStored } from './saving/useSaving.ts';
import { workshopLook } from './workshopLook.ts';

type ComposerProps = Pick<WorkshopGlobals, 'variant' | 'theme' | 'locale'>;

/** What is composed: a page of the brand or a new one, and where what is on screen came from. */
interface Opened extends OpenedPage {
  readonly page: string | undefined;
  readonly stored: StoredPage;
  readonly from: 'files' | 'kept' | 'link';
  /** Another number, another beginning. */
  readonly turn: number;
}

let turns = 0;

/** Opens a page as it was left: a draft of it, else its files. */
function open(variant: string, page: string | undefined, files: BrandFiles, linked?: KeptDraft): Opened {
  turns += 1;
  const slug = page ?? linked?.draft.slug;
  const known = slug !== undefined && slug in files.pages ? slug : undefined;
  const stored = known === undefined ? {} : (files.pages[known] ?? {});
  const fresh =
    known === undefined ? { draft: newDraft(''), basis: {}, unreadable: [] } : openStored(known, stored);
  const kept = linked ?? keptDraft(variant, known);
  if (kept === undefined) return { ...fresh, page: known, stored, from: 'files', turn: turns };
  return {
    ...kept,
    unreadable: [],
    page: known,
    stored,
    from: linked === undefined ? 'kept' : 'link',
    turn: turns,
  };
}

/** The fragment of the workshop's address, or of this page's where it is open alone. */
function fragment(): string {
  try {
    return window.parent.location.hash || window.location.hash;
  } catch {
    // Somebody else's page shows the workshop.
    return window.location.hash;
  }
}

/** The composer: a brand's pages, made from the library's sections without code. */
export function Composer({ variant, theme, locale }: ComposerProps) {
  const [files, setFiles] = useState<BrandFiles>();
  const [opened, setOpened] = useState<Opened>();
  const [trouble, setTrouble] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    setOpened(undefined);
    const read = async () => {
      const [brand, linked] = await Promise.all([readBrand(variant), draftInFragment(fragment())]);
      if (!isWanted) return;
      // Home is opened on purpose.
      const first = Object.keys(brand.pages).find((slug) => !isHome({ slug }));
      const last = rememberedPage(variant);
      const isThere = last !== undefined && (last.page === undefined || last.page in brand.pages);
      const wanted = isThere ? last.page : first;
      setFiles(brand);
      setOpened(open(variant, linked === undefined ? wanted : undefined, brand, linked));
    };
    read().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
    return () => {
      isWanted = false;
    };
  }, [variant]);

  const openPage = useCallback(
    (page: string | undefined, stored?: StoredPage) => {
      rememberPage(variant, page);
      if (files === undefined) return;
      const isNews = page !== undefined && stored !== undefined;
      const known = isNews ? { ...files, pages: { ...files.pages, [page]: stored } } : files;
      setFiles(known);
      setOpened(open(variant, page, known));
    },
    [files, variant],
  );
  const savedPage = useCallback(
    (slug: string, stored: StoredPage, before: string | undefined) => {
      rememberPage(variant, slug);
      setFiles((known) => {
        if (known === undefined) return known;
        const others = Object.entries(known.pages).filter(([each]) => each !== before);
        return {
          ...known,
          pages: Object.fromEntries([...others, [slug, stored] as const]),
        };
      });
    },
    [variant],
  );

  return (
    <div
      className="composer"
      data-may-cut=".compose-thumbnail, .compose-palette li"
      lang="en"
      data-theme={theme}
      style={workshopLook(theme)}
    >
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {opened === undefined || files === undefined ? (
        trouble === undefined && <p role="status">Opening the brand’s pages…</p>
      ) : (
        <PageComposer
          key={opened.turn}
          {...{ variant, theme, locale, files, opened }}
          onOpen={openPage}
          onSaved={savedPage}
        />
      )}
    </div>
  );
}
