import { isHome, sectionFields } from '@plinth/site/composed';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BrandFiles, StoredPage } from '../../.storybook/composing/protocol.ts';
import type { ThemeName, VariantName } from '../../.storybook/globals.ts';
import { ComposerProvider, type ComposerTools } from './ComposerContext.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { useChecks } from './checks/useChecks.ts';
import { FieldEditor } from './form/FieldEditor.tsx';
import { type Draft, copyOf, languagesOf, newKey } from './model/draft.ts';
import { adding } from './model/edits.ts';
import { emptyData } from './model/emptyValue.ts';
import { continued } from './model/history.ts';
import { removalIn } from './model/removal.ts';
import { stepTarget, wordsOfStep } from './model/stepTarget.ts';
import { CheckPanel } from './panels/CheckPanel.tsx';
import { CopyPage } from './panels/CopyPage.tsx';
import { type Dragged, NO_FILES } from './panels/dragging.ts';
import { OfferedTargets } from './panels/OfferedTargets.tsx';
import { Outline } from './panels/Outline.tsx';
import { PageForm } from './panels/PageForm.tsx';
import { Palette } from './panels/Palette.tsx';
import { RemovePage } from './panels/RemovePage.tsx';
import { Removed } from './panels/Removed.tsx';
import { RowForm } from './panels/RowForm.tsx';
import { SaveBar } from './panels/SaveBar.tsx';
import { Segments, TopBar, type View, WIDTHS, type WidthName } from './panels/TopBar.tsx';
import { keptDraft } from './saving/drafts.ts';
import { useHistory, useKeptHistory } from './saving/keptHistory.ts';
import { type Disk, useDisk } from './saving/useDisk.ts';
import { useKeptDraft } from './saving/useKeptDraft.ts';

const editorOf: ComposerTools['editorOf'] = (props) => <FieldEditor {...props} />;
type Panel = 'section' | 'page' | 'checks';

interface PageComposerProps {
  readonly variant: VariantName;
  readonly theme: ThemeName;
  readonly locale: LangCode;
  readonly files: BrandFiles;
  readonly opened: Disk & {
    readonly draft: Draft;
    readonly from: 'files' | 'kept' | 'link' | 'copy';
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
  const [selected, setSelected] = useState<string | undefined>(draft.rows[0]?.key);
  const [panel, setPanel] = useState<Panel>(
    // A copy needs an address and a title of its own.
    draft.rows.length === 0 || opened.from === 'copy' ? 'page' : 'section',
  );
  const [stepped, setStepped] = useState('');
  const [view, setView] = useState<View>(locale);
  const [width, setWidth] = useState<WidthName>('Desk');
  const app = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => setView(locale), [locale]);

  const { disk, isClean, take } = useDisk({ variant, opened, history, dispatch, files, onSaved });
  const isHomePage = disk.page !== undefined && isHome({ slug: disk.page });
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

  const choose = (key: string, isPressed = false) => {
    setSelected(key);
    setPanel('section');
    // In a one-column layout the form is far from what was pressed, and the list has just come into view.
    if (isPressed) requestAnimationFrame(() => form.current?.scrollIntoView());
  };
  /** Moves the focus to the panel, when the control that was pressed is gone, or has opened the panel. */
  const goToPanel = () => panelBox.current?.focus();
  const place = draft.rows.findIndex(({ key }) => key === selected);
  const add = (section: string, at = place === -1 ? draft.rows.length : place + 1) => {
    const edit = adding(section, emptyData(sectionFields(section), isHomePage), at);
    // Whoever adds a section by keyboard goes on with its words. At once: later, they may have moved the focus elsewhere.
    flushSync(() => {
      dispatch(edit);
      choose(edit.key);
    });
    form.current?.querySelector<HTMLElement>('[aria-label^="Heading"]')?.focus();
  };
  const drop = (dragged: Dragged, at: number) => {
    if (dragged.what === 'section') return add(dragged.section, at);
    const from = draft.rows.findIndex(({ key }) => key === dragged.key);
    dispatch({ type: 'move', key: dragged.key, to: at > from ? at - 1 : at });
    choose(dragged.key);
  };
  const remove = (key: string) => {
    const at = draft.rows.findIndex((row) => row.key === key);
    dispatch({ type: 'remove', key });
    setSelected((draft.rows[at + 1] ?? draft.rows[at - 1])?.key);
  };
  const duplicate = (key: string) => {
    const copy = newKey();
    dispatch({ type: 'duplicate', key, copy });
    choose(copy);
  };
  /** Undoes or redoes a step, and shows where that was; an open checks panel stays open. */
  const step = (type: 'undo' | 'redo') => {
    const next = continued(history, { type });
    if (next === history) return;
    const target = stepTarget(draft, next.present, selected);
    flushSync(() => {
      dispatch({ type });
      setStepped(wordsOfStep(type, next, target));
      if (target) setSelected(target.key);
      if (panel !== 'checks') setPanel(target ? 'section' : 'page');
    });
    // A form that is replaced would lose the focus.
    if (!app.current?.contains(document.activeElement)) goToPanel();
  };
  /** Undoes a removal, and goes on where it happened. */
  const restore = () => {
    const goOn =
      history.last?.type === 'remove' ? '.compose-outline [aria-current="true"]' : '.compose-panel';
    step('undo');
    app.current?.querySelector<HTMLElement>(goOn)?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    // Windows has its own key for redo.
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
    const isOurs = key === 's' || key === 'z' || isRedo;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !isOurs) return;
    event.preventDefault();
    if (key === 's') app.current?.querySelector<HTMLElement>('.compose-primary')?.click();
    else step(isRedo ? 'redo' : 'undo');
  };

  const row = draft.rows[place];
  const languages = languagesOf(draft);
  const slugs = Object.keys(files.pages);
  const shown = view === 'both' ? LANG_CODES : [view];

  return (
    <ComposerProvider value={tools}>
      {/* Undo works wherever the focus is. A press on something that takes no focus, in Safari also a button, leaves it here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={app} className="compose-app" tabIndex={-1} onKeyDown={keys} {...NO_FILES}>
        <TopBar
          // Somebody may have removed the page that is open here.
          pages={disk.page === undefined || slugs.includes(disk.page) ? slugs : [...slugs, disk.page]}
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
            onMove={(key, to) => dispatch({ type: 'move', key, to })}
            onDuplicate={duplicate}
            onRemove={remove}
            onDrop={drop}
          />
          <h2>Add a section</h2>
          <Palette theme={theme} onAdd={add} />
        </nav>
        <div className="compose-middle" data-count={shown.length}>
          {shown.map((langCode) => (
            <Canvas
              key={langCode}
              {...{ langCode, theme, selected }}
              width={WIDTHS[width]}
              rows={draft.rows}
              onSelect={(key) => choose(key, true)}
              onDrop={drop}
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
            {panel === 'checks' && (
              <CheckPanel
                {...{ checks, draft }}
                onSelect={(key) => {
                  choose(key);
                  goToPanel();
                }}
              />
            )}
            {panel === 'page' && <PageForm {...{ draft, isHomePage, address }} />}
            {panel === 'page' && disk.page !== undefined && (
              <CopyPage
                isNewBegun={() => keptDraft(variant, undefined) !== undefined}
                onCopy={() => onCopy(copyOf(draft, slugs))}
              />
            )}
            {panel === 'page' && disk.page !== undefined && !isHomePage && (
              <RemovePage disk={disk} onRemoved={onOpen} page={disk.page} />
            )}
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
