import { isHome } from '@plinth/site/composed';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../.storybook/composing/protocol.ts';
import type { ThemeName, VariantName } from '../../.storybook/globals.ts';
import { ComposerProvider, type ComposerTools } from './ComposerContext.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { useChecks } from './checks/useChecks.ts';
import { FieldEditor } from './form/FieldEditor.tsx';
import { type Draft, languagesOf } from './model/draft.ts';
import { removalIn } from './model/removal.ts';
import { CheckPanel } from './panels/CheckPanel.tsx';
import { NO_STRANGERS } from './panels/dragging.ts';
import { OfferedTargets } from './panels/OfferedTargets.tsx';
import { Outline } from './panels/Outline.tsx';
import { PagePanel } from './panels/PagePanel.tsx';
import { Palette } from './panels/Palette.tsx';
import { Removed } from './panels/Removed.tsx';
import { RowForm } from './panels/RowForm.tsx';
import { SaveBar } from './panels/SaveBar.tsx';
import { Segments, TopBar, type View, WIDTHS, type WidthName } from './panels/TopBar.tsx';
import { useHistory, useKeptHistory } from './saving/keptHistory.ts';
import type { Origin } from './saving/opening.ts';
import { type Disk, useDisk } from './saving/useDisk.ts';
import { useKeptDraft } from './saving/useKeptDraft.ts';
import { useEditing } from './useEditing.ts';

const editorOf: ComposerTools['editorOf'] = (props) => <FieldEditor {...props} />;

/** What both React and the document say of a pressed key. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/** What a combination of keys asks for; undefined for one that is not the composer's. */
function shortcutOf(event: Pressed): 'save' | 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  switch (event.key.toLowerCase()) {
    case 's':
      return 'save';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      // Windows has its own key for redo.
      return event.ctrlKey ? 'redo' : undefined;
    default:
      return undefined;
  }
}

interface PageComposerProps {
  readonly variant: VariantName;
  readonly theme: ThemeName;
  readonly locale: LangCode;
  readonly files: BrandFiles;
  readonly opened: Disk & {
    readonly draft: Draft;
    readonly from: Origin;
    readonly isAskedFor?: boolean;
  };
  /** Opens a page as its files are now, or a new one. */
  readonly onOpen: (page: string | undefined) => void;
  /** Opens a new page with the content of this draft. */
  readonly onCopy: (draft: Draft) => void;
  readonly onSaved: (slug: string, stored: StoredPage, before: string | undefined) => void;
}

/** One page while it is composed. */
export function PageComposer(props: PageComposerProps) {
  const { variant, theme, locale, files, opened, onOpen, onCopy, onSaved } = props;
  const [history, dispatch] = useHistory(variant, opened.page, opened.draft);
  const draft = history.present;
  const [view, setView] = useState<View>(locale);
  const [width, setWidth] = useState<WidthName>('Desk');
  const id = useId();
  useEffect(() => setView(locale), [locale]);

  const { disk, isClean, take } = useDisk({ variant, opened, history, dispatch, files, onSaved });
  const isHomePage = disk.page !== undefined && isHome({ slug: disk.page });
  const editing = useEditing({
    history,
    dispatch,
    isHomePage,
    // A copy needs an address and a title of its own.
    firstPanel: draft.rows.length === 0 || opened.from === 'copy' ? 'page' : 'section',
  });
  const { app, form, panelBox, selected, row, panel, stepped } = editing;
  const { setPanel, choose, goToPanel, goToFinding, sections, step, restore } = editing;
  useKeptHistory(variant, disk.page, history);
  const kept = useKeptDraft({ variant, page: disk.page, draft, basis: disk.basis, isClean });

  const { checks, address, count, errors, hasErrors, countOf, offered } = useChecks({
    draft,
    variant,
    page: disk.page,
    files,
    isHeld: disk.unreadable.length > 0,
  });
  const tools = useMemo(
    (): ComposerTools => ({
      dispatch,
      variant,
      files,
      editorOf,
      targetsListId: (langCode) => `${id}-${langCode}`,
    }),
    [variant, dispatch, files, id],
  );

  const keys = (event: Pressed) => {
    const shortcut = shortcutOf(event);
    if (shortcut === undefined) return;
    event.preventDefault();
    if (shortcut === 'save') app.current?.querySelector<HTMLElement>('.compose-primary')?.click();
    else step(shortcut);
  };
  // Nothing has the focus before anybody has pressed something, and often while a screen reader reads.
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && app.current?.isConnected === true) keys(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const languages = languagesOf(draft);
  const shown = view === 'both' ? LANG_CODES : [view];

  return (
    <ComposerProvider value={tools}>
      {/* Undo works wherever the focus is. A press on something that takes no focus, in Safari also a button, leaves it here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={app} className="compose-app" tabIndex={-1} onKeyDown={keys} {...NO_STRANGERS}>
        <TopBar
          page={disk.page}
          onOpen={onOpen}
          beginsHere={opened.isAskedFor === true}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          onStep={step}
          {...{ view, width, stepped }}
          onView={setView}
          onWidth={setWidth}
        >
          <SaveBar
            {...{ draft, disk, errors, hasErrors, isClean, kept }}
            from={opened.from}
            onSaved={take}
            onOpen={onOpen}
            onErrors={() => {
              setPanel('checks');
              goToPanel();
            }}
          />
        </TopBar>
        <nav className="compose-left" aria-label="Sections">
          <h2>On the page</h2>
          <Outline
            rows={draft.rows}
            {...{ languages, selected }}
            shown={view === 'both' ? locale : view}
            findings={countOf}
            onSelect={choose}
            onMove={sections.move}
            onDuplicate={sections.duplicate}
            onRemove={sections.remove}
            onDrop={sections.drop}
          />
          <h2>Add a section</h2>
          <Palette theme={theme} onAdd={sections.add} />
        </nav>
        <div className="compose-middle" data-count={shown.length}>
          {shown.map((langCode) => (
            <Canvas
              key={langCode}
              {...{ langCode, theme, selected }}
              width={WIDTHS[width]}
              rows={draft.rows}
              onSelect={(key) => choose(key, true)}
              onDrop={sections.drop}
            />
          ))}
        </div>
        <aside className="compose-right" ref={form} aria-label="What is chosen">
          <Segments
            label="Panel"
            value={panel}
            onChange={setPanel}
            options={[
              { value: 'section', name: 'Section' },
              { value: 'page', name: 'Page' },
              { value: 'checks', name: `Checks (${count})` },
            ]}
          />
          <div ref={panelBox} role="group" aria-label={panel} className="compose-panel" tabIndex={-1}>
            {panel === 'checks' && <CheckPanel {...{ checks, draft }} onSelect={goToFinding} />}
            {panel === 'page' && <PagePanel {...{ draft, isHomePage, address, disk, onOpen, onCopy }} />}
            {panel === 'section' &&
              (row === undefined ? (
                <p className="compose-about">Choose a section, or add one.</p>
              ) : (
                <RowForm {...{ row, languages }} onCompleted={goToPanel} />
              ))}
          </div>
        </aside>
        <Removed what={removalIn(history)} onUndo={restore} />
        <OfferedTargets {...{ offered }} />
      </div>
    </ComposerProvider>
  );
}
