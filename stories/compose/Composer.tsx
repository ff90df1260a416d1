import { useCallback, useEffect, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../.storybook/composing/protocol.ts';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';
import './composer.css';
import { PageComposer } from './PageComposer.tsx';
import type { Draft } from './model/draft.ts';
import { Question } from './panels/Question.tsx';
import { readBrand } from './saving/client.ts';
import { type KeptDraft, draftText, keepDraft, keptDraft, rememberPage, takeOver } from './saving/drafts.ts';
import { dropLinkedDraft, isDraftLink, linkedDraft, openComingLinks } from './saving/link.ts';
import { type Opened, openAsLeft, pageOfLastTime, pageOfLink, pageOrFirst } from './saving/opening.ts';
import { useBrandFiles } from './saving/useBrandFiles.ts';
import { workshopLook } from './workshopLook.ts';

interface ComposerProps extends Pick<WorkshopGlobals, 'variant' | 'theme' | 'locale'> {
  /** Changes when somebody comes back to the composer: the brand's files may have changed by then. */
  readonly turn?: symbol;
}

/** A draft from a link, when this browser already has another draft of the same page. */
interface TwoDrafts {
  readonly files: BrandFiles;
  readonly page: string | undefined;
  readonly linked: KeptDraft;
}

/** The composer: a brand's pages, made from the library's sections without code. */
export function Composer({ variant, theme, locale, turn }: ComposerProps) {
  const [opened, setOpened] = useState<Opened>();
  const [trouble, setTrouble] = useState<string>();
  const [asked, setAsked] = useState<TwoDrafts>();
  const tell = useCallback(
    (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    [],
  );
  const { files, setFiles, putSaved } = useBrandFiles({ variant, turn, onError: tell });

  /** Opens a page, and comes back to it after a reload. */
  const show = useCallback(
    (brand: BrandFiles, page: string | undefined, linked?: KeptDraft) => {
      rememberPage(variant, page);
      setAsked(undefined);
      setFiles(brand);
      setOpened({ ...openAsLeft(variant, brand, page, linked), isAskedFor: true });
    },
    [variant, setFiles],
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
        const page = pageOfLink(variant, brand, linked);
        const own = keptDraft(variant, page);
        if (own === undefined || draftText(own) === draftText(linked)) take({ files: brand, page, linked });
        else setAsked({ files: brand, page, linked });
        return;
      }
      if (isDraftLink())
        setTrouble(
          'The draft in this link cannot be read: perhaps the address was cut off. Ask for the link again.',
        );
      const page = pageOfLastTime(variant, brand);
      rememberPage(variant, page);
      setFiles(brand);
      setOpened(openAsLeft(variant, brand, page));
    };
    read().catch(tell);
    return () => {
      isWanted = false;
    };
  }, [variant, take, tell, setFiles]);

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
    setOpened({
      ...openAsLeft(variant, files, undefined, { draft, basis: {} }),
      from: 'copy',
      isAskedFor: true,
    });
  };
  const savedPage = (slug: string, stored: StoredPage, before: string | undefined) => {
    rememberPage(variant, slug);
    putSaved(slug, stored, before);
  };

  return (
    <div
      className="composer"
      data-may-cut=".compose-thumbnail, .compose-palette li"
      lang="en"
      data-theme={theme}
      style={workshopLook(theme)}
    >
      <h1 className="compose-unseen">Page composer</h1>
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
