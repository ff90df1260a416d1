import type { Entry, ReportData } from '../data.ts';
import { button, element } from './dom.ts';

/** The list of findings, grouped by outcome. */
export interface List {
  /** Shows these entries. */
  show(entries: readonly Entry[]): void;
  /** Marks the entry that is being looked at. */
  mark(entry: Entry | undefined): void;
}

/** Makes the list; `onChoose` is called when an entry is pressed. */
export function makeList(place: HTMLElement, { groups }: ReportData, onChoose: (entry: Entry) => void): List {
  let buttons = new Map<Entry, HTMLButtonElement>();
  const item = (entry: Entry) => {
    const made = button(
      { class: 'item' },
      () => onChoose(entry),
      `${entry.title} / ${entry.name}`,
      element('small', {}, entry.mode),
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
