import { isHome } from '@plinth/site/composed-file-name';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../.storybook/composing/protocol.ts';
import type { VariantName, WorkshopGlobals } from '../../.storybook/globals.ts';
import './composer.css';
import { PageComposer } from './PageComposer.tsx';
import { type Draft, newDraft, newKey } from './model/draft.ts';
import { isSame } from './model/values.ts';
import { Question } from './panels/Question.tsx';
import { readBrand } from './saving/client.ts';
import {
  type KeptDraft,
  draftText,
  keepDraft,
  keptDraft,
  rememberPage,
  rememberedPage,
  takeOver,
} from './saving/drafts.ts';
import { dropLinkedDraft, isDraftLink, linkedDraft, openComingLinks } from './saving/link.ts';
import { type OpenedPage, openStored } from './saving/useSaving.ts';
import { workshopLook } from './workshopLook.ts';

interface ComposerProps extends Pick<WorkshopGlobals, 'variant' | 'theme' | 'locale'> {
  /** Changes when somebody comes back to the composer: the brand's files may have changed by then. */
  readonly turn?: symbol;
}

/** What is composed: a page of the brand or a new one, and where the content on screen came from. */
interface Opened extends OpenedPage {
  readonly page: string | undefined;
  readonly stored: StoredPage;
  readonly from: 'files' | 'kept' | 'link' | 'copy';
  /** Whether somebody asked for it: they then go on from the menu of pages. */
  readonly isAskedFor: boolean;
  /** A new key begins it anew. */
  readonly key: string;
}

/** What is opened where nobody chose: home only opens on purpose. */
const firstPage = ({ pages }: BrandFiles): string | undefined =>
  Object.keys(pages).find((slug) => !isHome({ slug }));

/** The name of a page that the brand has, or of a removed one of which there is still a draft here. */
const knownPage = (
  variant: VariantName,
  { pages }: BrandFiles,
  slug: string | undefined,
): string | undefined =>
  slug !== undefined && (Object.hasOwn(pages, slug) || keptDraft(variant, slug) !== undefined)
    ? slug
    : undefined;

/** The page itself, or another one where it is gone. */
const pageOrFirst = (variant: VariantName, files: BrandFiles, slug: string | undefined): string | undefined =>
  knownPage(variant, files, slug) ?? firstPage(files);

/** Opens a page as it was left: its draft, or its files where there is none. */
function open(variant: VariantName, page: string | undefined, files: BrandFiles, linked?: KeptDraft): Opened {
  const known = knownPage(variant, files, page);
  const stored = known === undefined ? {} : (files.pages[known] ?? {});
  const fresh =
    known === undefined ? { draft: newDraft(''), basis: {}, unreadable: [] } : openStored(known, stored);
  const kept = linked ?? keptDraft(variant, known);
  const from = kept === undefined ? 'files' : linked === undefined ? 'kept' : 'link';
  return { ...fresh, ...kept, page: known, stored, from, isAskedFor: false, key: newKey() };
}

/** A draft from a link, when this browser already has another draft of the same page. */
interface TwoDrafts {
  readonly files: BrandFiles;
  readonly page: string | undefined;
  readonly linked: KeptDraft;
}

/** The composer: a brand's pages, made from the library's sections without code. */
export function Composer({ variant, theme, locale, turn }: ComposerProps) {
  const [files, setFiles] = useState<BrandFiles>();
  const [opened, setOpened] = useState<Opened>();
  const [trouble, setTrouble] = useState<string>();
  const [asked, setAsked] = useState<TwoDrafts>();
  const [firstTurn] = useState(turn);
  /** How often something was saved. */
  const saves = useRef(0);
  const tell = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error));

  /** Opens a page, and comes back to it after a reload. */
  const show = useCallback(
    (brand: BrandFiles, page: string | undefined, linked?: KeptDraft) => {
      rememberPage(variant, page);
      setAsked(undefined);
      setFiles(brand);
      setOpened({ ...open(variant, page, brand, linked), isAskedFor: true });
    },
    [variant],
  );
  /** Continues the draft of a link like one that was made here. */
  const take = useCallback(
    ({ files: brand, page, linked }: TwoDrafts) => {
      takeOver(variant, page);
      // A draft that this browser cannot keep stays in the address.
      if (keepDraft(variant, page, linked)) dropLinkedDraft();
      show(brand, page, linked);
    },
    [variant, show],
  );

  useEffect(openComingLinks, []);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const [brand, linked] = await Promise.all([readBrand(variant), linkedDraft()]);
      if (!isWanted) return;
      if (linked !== undefined) {
        const known = (slug: string | undefined) => knownPage(variant, brand, slug);
        // The page may have got the draft's address since.
        const page = known(linked.page) ?? known(linked.draft.slug);
        const own = keptDraft(variant, page);
        if (own === undefined || draftText(own) === draftText(linked)) take({ files: brand, page, linked });
        else setAsked({ files: brand, page, linked });
        return;
      }
      if (isDraftLink())
        setTrouble(
          'The draft in this link cannot be read: perhaps the address was cut off. Ask for the link again.',
        );
      const last = rememberedPage(variant);
      const isNew = last !== undefined && last.page === undefined;
      const wanted = isNew ? undefined : pageOrFirst(variant, brand, last?.page);
      rememberPage(variant, wanted);
      setFiles(brand);
      setOpened(open(variant, wanted, brand));
    };
    read().catch(tell);
    return () => {
      isWanted = false;
    };
  }, [variant, take]);
  /** Reads the brand's files again, which may have changed. */
  const refresh = useCallback(async () => {
    const before = saves.current;
    const brand = await readBrand(variant);
    // Files that were read before something was saved may be out of date.
    if (saves.current === before) setFiles((known) => (isSame(known, brand) ? known : brand));
  }, [variant]);
  useEffect(() => {
    if (turn !== firstTurn) refresh().catch(tell);
  }, [refresh, turn, firstTurn]);

  useEffect(() => {
    // Somebody who comes back may have pulled a colleague's work, such as a picture. A server that does not answer now is asked again
    // when it matters.
    const comeBack = () => void refresh().catch(() => undefined);
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [refresh]);

  /** Opens a page as its files are now, or another page when it has no files any more. */
  const openPage = (page: string | undefined) => {
    setOpened(undefined);
    setTrouble(undefined);
    const read = async () => {
      const brand = await readBrand(variant).catch((error: unknown) => {
        tell(error);
        return files;
      });
      if (brand !== undefined)
        show(brand, page === undefined ? undefined : pageOrFirst(variant, brand, page));
    };
    void read();
  };
  /** Begins a new page with all that a draft says. */
  const copyPage = (draft: Draft) => {
    if (files === undefined) return;
    rememberPage(variant, undefined);
    takeOver(variant, undefined);
    setOpened({ ...open(variant, undefined, files, { draft, basis: {} }), from: 'copy', isAskedFor: true });
  };
  const savedPage = (slug: string, stored: StoredPage, before: string | undefined) => {
    saves.current += 1;
    rememberPage(variant, slug);
    setFiles((known) => {
      if (known === undefined) return known;
      const others = Object.entries(known.pages).filter(([each]) => each !== before);
      return { ...known, pages: Object.fromEntries([...others, [slug, stored] as const]) };
    });
  };

  return (
    <div
      className="composer"
      data-may-cut=".compose-thumbnail, .compose-palette li"
      lang="en"
      data-theme={theme}
      style={workshopLook(theme)}
    >
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {asked !== undefined && (
        <Question
          isAsked
          heading="You already have a draft of this page"
          answers={[{ name: 'Keep mine' }, { name: 'Take the link’s', does: () => take(asked) }]}
          onClose={() => {
            dropLinkedDraft();
            show(asked.files, asked.page);
          }}
        >
          <p>The link carries another one, and this browser keeps only one of the two.</p>
        </Question>
      )}
      {opened === undefined || files === undefined ? (
        trouble === undefined && asked === undefined && <p role="status">Opening the brand’s pages…</p>
      ) : (
        <PageComposer
          key={opened.key}
          {...{ variant, theme, locale, files, opened }}
          onOpen={openPage}
          onCopy={copyPage}
          onSaved={savedPage}
        />
      )}
    </div>
  );
}
