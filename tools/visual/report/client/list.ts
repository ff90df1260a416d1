import type { Entry, ReportData } from '../data.ts';
import type { AnswerBook } from './answers.ts';
import { button, element } from './dom.ts';

/** The list of findings, grouped by outcome. */
export interface List {
  /** Shows these entries. */
  show(entries: readonly Entry[]): void;
  /** Shows what has been answered to an entry. */
  update(entry: Entry): void;
  /** Marks the entry that is being looked at. */
  mark(entry: Entry | undefined): void;
}

const SIGNS = { accepted: '✓ accepted', questioned: '? questioned' } as const;

/** Makes the list; `onChoose` is called when an entry is pressed. */
export function makeList(
  place: HTMLElement,
  { groups }: ReportData,
  book: AnswerBook,
  onChoose: (entry: Entry) => void,
): List {
  let buttons = new Map<Entry, HTMLButtonElement>();
  const below = (entry: Entry) => {
    const answer = book.of(entry);
    return answer === undefined ? entry.mode : `${entry.mode} · ${SIGNS[answer.verdict]}`;
  };
  const item = (entry: Entry) => {
    const made = button(
      { class: 'item' },
      () => onChoose(entry),
      `${entry.title} / ${entry.name}`,
      element('small', {}, below(entry)),
    );
    buttons.set(entry, made);
    return element('li', {}, made);
  };
  return {
    show(entries) {
      buttons = new Map();
      const sections = groups.flatMap(({ outcome, heading, advice }) => {
        const found = entries.filter((entry) => entry.outcome === outcome);
        if (found.length === 0) return [];
        const title = element('h2', {}, `${heading} (${found.length})`);
        return [title, element('p', { class: 'quiet' }, advice), element('ul', {}, ...found.map(item))];
      });
      place.replaceChildren(...sections);
    },
    update(entry) {
      buttons.get(entry)?.querySelector('small')?.replaceChildren(below(entry));
    },
    mark(entry) {
      for (const [candidate, made] of buttons) {
        if (candidate === entry) {
          made.setAttribute('aria-current', 'true');
          made.scrollIntoView({ block: 'nearest' });
        } else made.removeAttribute('aria-current');
      }
    },
  };
}
