import { sectionFields } from '@plinth/site/composed';
import { type Dispatch, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from './checks/types.ts';
import { controlAt } from './form/controlAt.ts';
import { newKey } from './model/draft.ts';
import { adding } from './model/edits.ts';
import { emptyData } from './model/emptyValue.ts';
import { type History, type HistoryAction, continued } from './model/history.ts';
import { stepTarget, wordsOfStep } from './model/stepTarget.ts';
import type { Dragged } from './panels/dragging.ts';

/** What the panel beside the canvas shows. */
export type Panel = 'section' | 'page' | 'checks';

interface EditingOptions {
  readonly history: History;
  readonly dispatch: Dispatch<HistoryAction>;
  /** Whether the page is the home page, where new sections leave their entries to the backend. */
  readonly isHomePage: boolean;
  /** The panel that is open at first. */
  readonly firstPanel: Panel;
}

/** What somebody does to the page's sections and steps, with what is chosen and where the focus is after each. */
export function useEditing({ history, dispatch, isHomePage, firstPanel }: EditingOptions) {
  const draft = history.present;
  const [selected, setSelected] = useState<string | undefined>(draft.rows[0]?.key);
  const [panel, setPanel] = useState<Panel>(firstPanel);
  const [stepped, setStepped] = useState('');
  // The elements between which the focus moves.
  const app = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const place = draft.rows.findIndex(({ key }) => key === selected);
  // Otherwise it would stay as far down as somebody was in what it showed before.
  useLayoutEffect(() => {
    panelBox.current?.scrollTo(0, 0);
  }, [panel, selected]);

  /** In a one-column layout the form is far from what was pressed, and the list has just come into view. */
  const showForm = () => requestAnimationFrame(() => form.current?.scrollIntoView());
  const choose = (key: string, isPressed = false) => {
    setSelected(key);
    setPanel('section');
    if (isPressed) showForm();
  };
  /** Moves the focus to the panel, when the control that was pressed is gone, or has opened the panel. */
  const goToPanel = () => {
    // Browsers would scroll to the middle of what is higher than the window.
    panelBox.current?.focus({ preventScroll: true });
    showForm();
  };
  /** Goes to what a finding is about: a value that has a control, or else all of the section or the page. */
  const goToFinding = ({ row, path = [], langCode }: Finding) => {
    flushSync(() => {
      if (row === undefined) setPanel('page');
      else choose(row);
    });
    const control = panelBox.current && controlAt(panelBox.current, path, langCode);
    if (!control) return goToPanel();
    for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
  };
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
  const move = (key: string, to: number) => dispatch({ type: 'move', key, to });
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

  return {
    app,
    form,
    panelBox,
    /** The key of the chosen section, and the section. */
    selected,
    row: draft.rows[place],
    panel,
    setPanel,
    /** Says what the last step was about. */
    stepped,
    choose,
    goToPanel,
    goToFinding,
    sections: { add, drop, move, remove, duplicate },
    step,
    restore,
  };
}
