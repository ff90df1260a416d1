import { isSame } from './values.ts';
import type { Draft } from './draft.ts';
import { type Edit, edited } from './edits.ts';

/** What was done, and what was undone. */
export interface History {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** What the last edit was about: typing in one field without a pause is one step. */
  readonly about: string | undefined;
  /** The last edit; undefined after an undo or redo. */
  readonly last: Edit | undefined;
}

/** Something to do to a history. After `pause`, typing in the same field is a new step; `open` begins a new history. */
export type HistoryAction =
  | Edit
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'pause' }
  | { readonly type: 'open'; readonly draft: Draft };

/** More steps than anybody goes back. */
const LONGEST = 200;

/** A new history. */
export const begun = (draft: Draft): History => ({
  past: [],
  present: draft,
  future: [],
  about: undefined,
  last: undefined,
});

const aboutOf = (edit: Edit): string | undefined => {
  if (edit.type === 'slug') return 'slug';
  return edit.type === 'set' ? JSON.stringify([edit.place, edit.path, Object.keys(edit.values)]) : undefined;
};

/** Whether an edit begins a language that the last one gave up: who ticks it again wants its words back, and no copy of the other's. */
const isBroughtBack = ({ last }: History, edit: HistoryAction): boolean =>
  edit.type === 'language' &&
  last?.type === 'language' &&
  edit.langCode === last.langCode &&
  edit.wanted &&
  !last.wanted;

/** A history after an action. */
export function continued(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { ...begun(before), past: past.slice(0, -1), future: [present, ...future] };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (after === undefined) return history;
      return { ...begun(after), past: [...past, present], future: later };
    }
    case 'pause':
      return { ...history, about: undefined };
    case 'open':
      return begun(action.draft);
    default: {
      if (isBroughtBack(history, action)) return continued(history, { type: 'undo' });
      const next = edited(present, action);
      if (isSame(next, present)) return history;
      const about = aboutOf(action);
      const goesOn = about !== undefined && about === history.about;
      return {
        past: goesOn ? past : [...past, present].slice(-LONGEST),
        present: next,
        future: [],
        about,
        last: action,
      };
    }
  }
}
