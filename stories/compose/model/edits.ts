import { type Field, type Fields, sectionFields, writtenAs } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import {
  type ByLanguage,
  type Draft,
  type Row,
  inEach,
  languagesIn,
  languagesOf,
  mapLanguages,
  newKey,
  otherLanguage,
} from './draft.ts';
import { emptyValue } from './emptyValue.ts';
import { type Data, type Path, entriesAt, isData, isSame, moved, valueAt, withValue } from './values.ts';

/** What an edit is about: the page itself, or one of its sections. */
export type Place = { readonly of: 'page' } | { readonly of: 'row'; readonly key: string };

/** One thing that is done to a draft. */
export type Edit =
  | {
      readonly type: 'add';
      readonly section: string;
      readonly props: Data;
      readonly at: number;
      readonly key: string;
    }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'duplicate'; readonly key: string; readonly copy: string }
  | { readonly type: 'remove'; readonly key: string }
  /** Sets a value in some languages; undefined takes it away. */
  | {
      readonly type: 'set';
      readonly place: Place;
      readonly path: Path;
      readonly values: ByLanguage<{ readonly value: unknown }>;
    }
  | { readonly type: 'list'; readonly place: Place; readonly path: Path; readonly change: ListChange }
  /** A section for the language that lacks it, with the other's data. */
  | { readonly type: 'complete'; readonly key: string }
  | { readonly type: 'slug'; readonly slug: string }
  /** Begins a page in a language, as a copy of the other, or gives that language up. */
  | { readonly type: 'language'; readonly langCode: LangCode; readonly wanted: boolean };

/** A change to a list in both languages at once. */
export type ListChange =
  | { readonly do: 'add'; readonly entry: unknown }
  | { readonly do: 'move'; readonly from: number; readonly to: number }
  | { readonly do: 'remove'; readonly at: number };

function editPlace(draft: Draft, place: Place, change: (data: Data, langCode: LangCode) => Data): Draft {
  if (place.of === 'page') return { ...draft, heads: mapLanguages(draft.heads, change) };
  return {
    ...draft,
    rows: draft.rows.map((row) =>
      row.key === place.key ? { ...row, props: mapLanguages(row.props, change) } : row,
    ),
  };
}

const dataOf = (value: unknown): Data => (isData(value) ? value : {});

function changeList(list: readonly unknown[], change: ListChange): readonly unknown[] {
  switch (change.do) {
    case 'add':
      return [...list, change.entry];
    case 'move':
      return moved(list, change.from, change.to);
    case 'remove':
      return list.toSpliced(change.at, 1);
  }
}

/**
 * A section's data after a change to a list: lists with one entry for each of that list's entries, such as the cells below a column,
 * change with it, and new ones get as many as they need.
 */
function inStep(fields: Fields, section: Data, path: Path, change: ListChange): Data {
  const valueInStep = (field: Field, value: unknown): unknown => {
    if (field.kind === 'either') return valueInStep(writtenAs(field, value), value);
    if (field.kind === 'group') return isData(value) ? fieldsInStep(field.fields, value) : value;
    if (field.kind !== 'list' || !Array.isArray(value)) return value;
    const entries = value.map((entry: unknown) => valueInStep(field.of, entry));
    const { oneForEach } = field;
    if (oneForEach === undefined) return entries;
    if (change.do !== 'add') return isSame(oneForEach, path) ? changeList(entries, change) : entries;
    const missing = Math.max(0, entriesAt(section, oneForEach).length - entries.length);
    return [...entries, ...Array.from({ length: missing }, () => emptyValue(field.of))];
  };
  const fieldsInStep = (known: Fields, data: Data): Data =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const field = Object.hasOwn(known, name) ? known[name] : undefined;
        return [name, field === undefined ? value : valueInStep(field, value)];
      }),
    );
  return fieldsInStep(fields, section);
}

function completed(row: Row): Row {
  const [from] = languagesIn(row.props);
  const data = from && row.props[from];
  return data === undefined ? row : { ...row, props: { 'zh-tw': data, en: data } };
}

function withLanguage(draft: Draft, langCode: LangCode, wanted: boolean): Draft {
  if (!wanted) {
    const keep = <T>(values: ByLanguage<T>): ByLanguage<T> =>
      mapLanguages(values, (value, each) => (each === langCode ? undefined : value));
    const rows = draft.rows.map((row) => ({ ...row, props: keep(row.props) }));
    return {
      ...draft,
      heads: keep(draft.heads),
      rows: rows.filter(({ props }) => Object.keys(props).length > 0),
    };
  }
  const head = draft.heads[otherLanguage(langCode)] ?? { title: '', description: '' };
  return { ...draft, heads: { ...draft.heads, [langCode]: head }, rows: draft.rows.map(completed) };
}

function duplicated(draft: Draft, key: string, copy: string): Draft {
  const rows = draft.rows.flatMap((row) => {
    if (row.key !== key) return [row];
    // The copy gets no id, since no page may have one twice: links still lead to the first.
    const props = mapLanguages(row.props, (data) => dataOf(withValue(data, ['id'], undefined)));
    return [row, { ...row, key: copy, props }];
  });
  return { ...draft, rows };
}

function withListChanged(draft: Draft, place: Place, path: Path, change: ListChange): Draft {
  const row = place.of === 'row' ? draft.rows.find(({ key }) => key === place.key) : undefined;
  const fields = sectionFields(row?.section);
  return editPlace(draft, place, (data) => {
    // A language without this list, or that leaves it to the backend, gets no empty one.
    if (change.do !== 'add' && valueAt(data, path) === undefined) return data;
    const list = changeList(entriesAt(data, path), change);
    return inStep(fields, dataOf(withValue(data, path, list)), path, change);
  });
}

/** A draft after an edit. What the edit is about may be gone: then nothing changes. */
export function edited(draft: Draft, edit: Edit): Draft {
  switch (edit.type) {
    case 'add': {
      const props = inEach(languagesOf(draft), edit.props);
      const row: Row = { key: edit.key, section: edit.section, props };
      return { ...draft, rows: draft.rows.toSpliced(edit.at, 0, row) };
    }
    case 'move': {
      const from = draft.rows.findIndex(({ key }) => key === edit.key);
      return { ...draft, rows: moved(draft.rows, from, edit.to) };
    }
    case 'duplicate':
      return duplicated(draft, edit.key, edit.copy);
    case 'remove':
      return { ...draft, rows: draft.rows.filter(({ key }) => key !== edit.key) };
    case 'set':
      return editPlace(draft, edit.place, (data, langCode) => {
        const next = edit.values[langCode];
        return next === undefined ? data : dataOf(withValue(data, edit.path, next.value));
      });
    case 'list':
      return withListChanged(draft, edit.place, edit.path, edit.change);
    case 'complete':
      return { ...draft, rows: draft.rows.map((row) => (row.key === edit.key ? completed(row) : row)) };
    case 'slug':
      return { ...draft, slug: edit.slug };
    case 'language':
      return withLanguage(draft, edit.langCode, edit.wanted);
  }
}

/** An edit that adds a section; the edit's key is that of the new row. */
export const adding = (section: string, props: Data, at: number) =>
  ({ type: 'add', section, props, at, key: newKey() }) as const satisfies Edit;
