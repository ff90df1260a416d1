import { VERDICTS } from '../../answer.ts';
import type { Entry } from '../data.ts';
import type { AnswerBook } from './answers.ts';
import { element } from './dom.ts';

/** Something that the list can be narrowed by. */
interface Filter {
  readonly name: string;
  readonly label: string;
  readonly of: (entry: Entry) => string;
  /** What can be chosen; unset: whatever the entries have. */
  readonly values?: readonly string[];
}

/** Not answered yet. */
const OPEN = 'open';

/** What every report can be narrowed by, and between them what the modes of these entries say. */
function filtersFor(entries: readonly Entry[], book: AnswerBook): Filter[] {
  const facts = new Set(entries.flatMap((entry) => Object.keys(entry.facts)));
  return [
    { name: 'component', label: 'Component', of: ({ title }) => title },
    { name: 'outcome', label: 'Outcome', of: ({ outcome }) => outcome },
    {
      name: 'answer',
      label: 'Answer',
      of: (entry) => book.of(entry)?.verdict ?? OPEN,
      values: [OPEN, ...VERDICTS],
    },
    ...[...facts].map((name) => ({
      name,
      label: name.charAt(0).toUpperCase() + name.slice(1),
      of: (entry: Entry) => entry.facts[name] ?? '',
    })),
    { name: 'width', label: 'Width', of: ({ width }) => String(width) },
  ];
}

/** Shows the filters; `onChange` is called with the entries that pass them. */
export function showFilters(
  place: HTMLElement,
  entries: readonly Entry[],
  book: AnswerBook,
  onChange: (entries: readonly Entry[]) => void,
): void {
  const selects = filtersFor(entries, book).map(({ name, label, of, values: fixed }) => {
    const found = [...new Set(entries.map(of))];
    const values = fixed ?? found.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const options = values.map((value) => element('option', { value }, value));
    const select = element('select', { name }, element('option', { value: '' }, 'all'), ...options);
    place.append(element('label', {}, label, select));
    return { select, of };
  });
  place.addEventListener('change', () => {
    onChange(
      entries.filter((entry) =>
        selects.every(({ select, of }) => select.value === '' || select.value === of(entry)),
      ),
    );
  });
}
