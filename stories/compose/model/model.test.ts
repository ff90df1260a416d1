import { SECTIONS, renamed } from '@plinth/site/composed';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Draft, type PageData, draftOf, newDraft, pageOf } from './draft.ts';
import { type Edit, type ListChange, adding, edited } from './edits.ts';
import { emptyData } from './emptyValue.ts';
import { begun, continued } from './history.ts';
import { type Path, entriesAt, valueAt } from './values.ts';

const page = (...sections: PageData['sections']): PageData => ({ title: 'T', description: 'D', sections });
const names = ({ rows }: Draft) =>
  rows.map(({ section, props }) => `${section}:${Object.keys(props).join('+')}`);

describe('the pages of two languages', () => {
  it('are one draft, section by section, and two files again', () => {
    const chinese = page({ section: 'Hero', heading: '雲' }, { section: 'Stats', heading: '數字' });
    const english = page({ section: 'Hero', heading: 'Cloud' }, { section: 'Stats', heading: 'Numbers' });
    const draft = draftOf('autumn', { 'zh-tw': chinese, en: english });
    expect(names(draft)).toEqual(['Hero:zh-tw+en', 'Stats:zh-tw+en']);
    expect(pageOf(draft, 'zh-tw')).toEqual(chinese);
    expect(pageOf(draft, 'en')).toEqual(english);
  });

  it('find each other behind a section that one of them lacks', () => {
    const chinese = page({ section: 'Hero' }, { section: 'Stats' }, { section: 'FaqSection' });
    const english = page({ section: 'Hero' }, { section: 'FaqSection' }, { section: 'River' });
    const draft = draftOf('autumn', { 'zh-tw': chinese, en: english });
    expect(names(draft)).toEqual(['Hero:zh-tw+en', 'Stats:zh-tw', 'FaqSection:zh-tw+en', 'River:en']);
    expect(pageOf(draft, 'en')).toEqual(english);
  });
});

it('the names of today stand in what an older version of a part wrote', () => {
  const hero: { migrations?: readonly unknown[] } = SECTIONS.Hero;
  onTestFinished(() => void delete hero.migrations);
  hero.migrations = [renamed('caption', 'heading')];
  const older = page({ section: 'Hero', caption: 'Cloud' });
  expect(pageOf(draftOf('autumn', { en: older }), 'en')?.sections).toEqual([
    { section: 'Hero', heading: 'Cloud' },
  ]);
});

const begin = (): Draft =>
  ['Hero', 'Stats', 'FaqSection'].reduce(
    (draft, section, at) => edited(draft, adding(section, { heading: section }, at)),
    newDraft('autumn'),
  );
const keyAt = (draft: Draft, at: number): string => draft.rows[at]?.key ?? '';
const headings = (draft: Draft) => pageOf(draft, 'en')?.sections.map(({ heading }) => heading);

describe('an edit', () => {
  it('adds, moves, copies and removes a section in both languages', () => {
    const draft = begin();
    const hero = keyAt(draft, 0);
    const changed = [
      { type: 'move', key: hero, to: 2 },
      { type: 'duplicate', key: hero, copy: 'copy' },
      { type: 'remove', key: keyAt(draft, 1) },
    ] satisfies Edit[];
    const after = changed.reduce(edited, draft);
    expect(headings(after)).toEqual(['FaqSection', 'Hero', 'Hero']);
    expect(pageOf(after, 'zh-tw')?.sections).toHaveLength(3);
  });

  it('gives a copy no id, which the page would have twice', () => {
    const draft = edited(newDraft('a'), adding('Hero', { heading: 'Hello', id: 'top' }, 0));
    const after = edited(draft, { type: 'duplicate', key: keyAt(draft, 0), copy: 'copy' });
    expect(pageOf(after, 'en')?.sections.map(({ id }) => id)).toEqual(['top', undefined]);
  });

  it('moves nothing beyond the ends', () => {
    const draft = begin();
    expect(edited(draft, { type: 'move', key: keyAt(draft, 0), to: -1 }).rows).toBe(draft.rows);
  });

  it('writes words in their language, deep in a list, and takes them away', () => {
    const draft = begin();
    const place = { of: 'row', key: keyAt(draft, 1) } as const;
    const path = ['items', 0, 'label'];
    const written = edited(draft, { type: 'set', place, path, values: { en: { value: 'Teams' } } });
    expect(pageOf(written, 'en')?.sections[1]?.['items']).toEqual([{ label: 'Teams' }]);
    expect(pageOf(written, 'zh-tw')?.sections[1]).not.toHaveProperty('items');
    const taken = edited(written, {
      type: 'set',
      place,
      path: ['heading'],
      values: { en: { value: undefined } },
    });
    expect(pageOf(taken, 'en')?.sections[1]).not.toHaveProperty('heading');
  });

  it('changes a list in both languages together', () => {
    const draft = edited(newDraft('a'), adding('Stats', { items: [{ label: '1' }, { label: '2' }] }, 0));
    const place = { of: 'row', key: keyAt(draft, 0) } as const;
    const list = (change: Extract<Edit, { type: 'list' }>['change']) =>
      edited(draft, { type: 'list', place, path: ['items'], change });
    const items = (after: Draft) => pageOf(after, 'zh-tw')?.sections[0]?.['items'];
    expect(items(list({ do: 'move', from: 0, to: 1 }))).toEqual([{ label: '2' }, { label: '1' }]);
    expect(items(list({ do: 'remove', at: 0 }))).toEqual([{ label: '2' }]);
    expect(items(list({ do: 'add', entry: { label: '' } }))).toHaveLength(3);
    const without = edited(draft, {
      type: 'set',
      place,
      path: ['items'],
      values: { en: { value: undefined } },
    });
    const after = edited(without, {
      type: 'list',
      place,
      path: ['items'],
      change: { do: 'move', from: 0, to: 1 },
    });
    expect(items(after)).toEqual([{ label: '2' }, { label: '1' }]);
    expect(pageOf(after, 'en')?.sections[0]).not.toHaveProperty('items');
  });

  it('takes the cells of a table’s column along, and gives new columns and rows as many as they need', () => {
    const table = {
      columns: [{ heading: 'A' }, { heading: 'B' }],
      groups: [{ rows: [{ heading: 'Price', cells: ['a', 'b'] }] }],
    };
    const rows = ['groups', 0, 'rows'];
    const draft = edited(newDraft('a'), adding('ComparisonTable', table, 0));
    const place = { of: 'row', key: keyAt(draft, 0) } as const;
    const list = (path: Path, change: ListChange) => edited(draft, { type: 'list', place, path, change });
    const cells = (after: Draft) =>
      entriesAt(after.rows[0]?.props.en, rows).map((row) => valueAt(row, ['cells']));
    expect(cells(list(['columns'], { do: 'move', from: 1, to: 0 }))).toEqual([['b', 'a']]);
    expect(cells(list(['columns'], { do: 'remove', at: 0 }))).toEqual([['b']]);
    expect(cells(list(['columns'], { do: 'add', entry: { heading: '' } }))).toEqual([['a', 'b', '']]);
    expect(cells(list(rows, { do: 'add', entry: { heading: '', cells: [''] } }))).toEqual([
      ['a', 'b'],
      ['', ''],
    ]);
    expect(cells(list([...rows, 0, 'cells'], { do: 'move', from: 1, to: 0 }))).toEqual([['b', 'a']]);
  });

  it('gives a language up, and begins it again as a copy', () => {
    const one = edited(begin(), { type: 'language', langCode: 'en', wanted: false });
    expect(pageOf(one, 'en')).toBeUndefined();
    const both = edited(one, { type: 'language', langCode: 'en', wanted: true });
    expect(pageOf(both, 'en')).toEqual(pageOf(one, 'zh-tw'));
  });
});

describe('the steps', () => {
  const typed = (value: string) =>
    ({ type: 'set', place: { of: 'page' }, path: ['title'], values: { en: { value } } }) as const;
  const title = ({ present }: ReturnType<typeof begun>) => pageOf(present, 'en')?.['title'];

  it('take back what was typed in one field as one, and bring it again', () => {
    const start = begun(newDraft('a'));
    const after = [typed('S'), typed('Sp'), typed('Spring')].reduce(continued, start);
    expect(after.past).toHaveLength(1);
    const undone = continued(after, { type: 'undo' });
    expect(title(undone)).toBe('');
    expect(title(continued(undone, { type: 'redo' }))).toBe('Spring');
  });

  it('bring back a language that was given up a moment ago, and begin it as a copy later', () => {
    const start = continued(begun(begin()), typed('Winter'));
    const given = (wanted: boolean) => ({ type: 'language', langCode: 'en', wanted }) as const;
    expect(title([given(false), given(true)].reduce(continued, start))).toBe('Winter');
    const moved = { type: 'slug', slug: 'winter' } as const;
    expect(title([given(false), moved, given(true)].reduce(continued, start))).toBe('');
  });

  it('forget the first of too many, and not the last', () => {
    const added = Array.from({ length: 201 }, () => adding('Hero', {}, 0));
    const after = added.reduce(continued, begun(newDraft('a')));
    expect(continued(after, { type: 'undo' }).present.rows).toHaveLength(200);
  });

  it('go nowhere where nothing was done, and forget what was undone before a new one', () => {
    const start = begun(newDraft('a'));
    expect(continued(start, { type: 'undo' })).toBe(start);
    expect(continued(start, typed(''))).toBe(start);
    const undone = continued(continued(start, typed('A')), { type: 'undo' });
    expect(continued(undone, typed('B')).future).toEqual([]);
  });
});

it.each(Object.entries(SECTIONS))('a new %s has what it needs, still empty', (_, { fields }) => {
  const data = emptyData(fields);
  const required = Object.entries(fields).filter(([, field]) => 'required' in field && field.required);
  expect(Object.keys(data)).toEqual(required.map(([name]) => name));
  expect(data).not.toHaveProperty('children');
});

it('a new section of the home page leaves its list to the backend', () => {
  expect(emptyData(SECTIONS.ProductSection.fields, true)).toEqual({ heading: '' });
});
