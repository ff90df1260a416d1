import type { Entry } from '../data.ts';
import { element } from './dom.ts';

/** What the list can be narrowed by. */
const FILTERS: readonly {
  readonly name: string;
  readonly label: string;
  readonly of: (entry: Entry) => string;
}[] = [
  { name: 'component', label: 'Component', of: ({ title }) => title },
  { name: 'outcome', label: 'Outcome', of: ({ outcome }) => outcome },
  { name: 'locale', label: 'Locale', of: ({ locale }) => locale },
  { name: 'variant', label: 'Variant', of: ({ variant }) => variant },
  { name: 'theme', label: 'Theme', of: ({ theme }) => theme },
  { name: 'width', label: 'Width', of: ({ width }) => String(width) },
];

/** Shows the filters; `onChange` is called with the entries that pass them. */
export function showFilters(
  place: HTMLElement,
  entries: readonly Entry[],
  onChange: (entries: readonly Entry[]) => void,
): void {
  const selects = FILTERS.map(({ name, label, of }) => {
    const values = [...new Set(entries.map(of))].toSorted((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    );
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
