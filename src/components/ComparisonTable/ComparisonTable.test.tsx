import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

const props: ComparisonTableProps = {
  label: 'Plans',
  columns: [{ heading: 'Small' }, { heading: 'Large', subheading: '$9' }],
  groups: [
    { rows: [{ heading: 'Backups', cells: [true, false] }] },
    { heading: 'Help', rows: [{ heading: 'Hours', description: 'Weekdays', cells: ['9 to 6', 'All'] }] },
  ],
  answers: { yes: 'Included', no: 'Not included' },
};

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(said.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const texts = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('says yes and no as words, and other cells as they are', async () => {
  const { container } = await render(<ComparisonTable {...props} />);
  expect(texts(container, 'tbody td')).toEqual(['Included', 'Not included', '9 to 6', 'All']);
  expect(complaints).toEqual([]);
});

it('heads its columns, its rows and its groups', async () => {
  const { container } = await render(<ComparisonTable {...props} />);
  // Apart from each other also where Firefox copies them.
  expect(texts(container, 'th[scope=col]')).toEqual(['Small', 'Large $9']);
  expect(texts(container, 'th[scope=row]')).toEqual(['Backups', 'Hours Weekdays']);
  expect(texts(container, 'th[scope=rowgroup]')).toEqual(['Help']);
  expect(container.querySelector('th[scope=rowgroup]')?.getAttribute('colspan')).toBe('3');
});

it('is a table by role also where its elements are laid out in another way', async () => {
  const { container } = await render(<ComparisonTable {...props} />);
  const roleless = [...container.querySelectorAll('table, table :is(thead, tbody, tr, th, td)')].filter(
    (element) => !element.hasAttribute('role'),
  );
  expect(roleless).toEqual([]);
});

describe('the box around it', () => {
  const columns = (count: number) => ({
    columns: Array.from({ length: count }, () => ({ heading: 'Same' })),
    groups: [{ rows: [{ heading: 'Row', cells: Array.from({ length: count }, () => 'Same') }] }],
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('around %d columns scrolls: %d', async (count, boxes) => {
    const { container } = await render(<ComparisonTable {...props} {...columns(count)} />);
    expect(container.querySelectorAll('[role=region][tabindex="0"]').length).toBe(boxes);
    expect(complaints).toEqual([]);
  });
});

it.each<[string, Partial<ComparisonTableProps>, string]>([
  ['no name', { label: ' ' }, '`label` is empty'],
  ['no columns', { columns: [] }, '`columns` is empty'],
  ['no rows', { groups: [{ heading: 'Help', rows: [] }] }, '`groups` is empty'],
  ['too few cells', { groups: [{ rows: [{ heading: 'Row', cells: [true] }] }] }, '`cells`'],
  ['no word for yes', { answers: { yes: '', no: 'No' } }, '`answers.yes` is empty'],
])('says in development that it has %s, and stands', async (_what, given, said) => {
  const { container } = await render(<ComparisonTable {...props} {...given} />);
  expect(complaints.join('\n')).toContain(said);
  for (const row of container.querySelectorAll('tr:not([data-part=group])'))
    expect(row.childElementCount).toBe((given.columns ?? props.columns).length + 1);
});
