import { migrated, schemaOf } from '@plinth/site/composed';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { Data } from './values.ts';

/** Something for each language that has it. */
export type ByLanguage<T> = Partial<Readonly<Record<LangCode, T>>>;

/** The languages in which there is something. */
export const languagesIn = (values: ByLanguage<unknown>): readonly LangCode[] =>
  LANG_CODES.filter((langCode) => values[langCode] !== undefined);

/** Maps each language's value; a language without a value or a result is missing. */
export const mapLanguages = <T, U>(
  values: ByLanguage<T>,
  change: (value: T, langCode: LangCode) => U | undefined,
): ByLanguage<U> =>
  Object.fromEntries(
    LANG_CODES.flatMap((langCode) => {
      const value = values[langCode];
      const changed = value === undefined ? undefined : change(value, langCode);
      return changed === undefined ? [] : [[langCode, changed]];
    }),
  );

/** The same in several languages. */
export const inEach = <T>(languages: readonly LangCode[], value: T): ByLanguage<T> =>
  Object.fromEntries(languages.map((langCode) => [langCode, value]));

/** The language that a page is translated from or into. */
export const otherLanguage = (langCode: LangCode): LangCode => (langCode === 'en' ? 'zh-tw' : 'en');

/** A section of a page in its languages. */
export interface Row {
  /** Tells rows apart while they are edited; never written down. */
  readonly key: string;
  /** The exported name of the section. */
  readonly section: string;
  /** The props beside `section` in the file. A language whose page does not have this section is missing. */
  readonly props: ByLanguage<Data>;
}

/** A page while it is composed: what its files say, both languages side by side. Values may be wrong or missing. */
export interface Draft {
  readonly slug: string;
  /** What a file says besides its sections. A language that has no file is missing. */
  readonly heads: ByLanguage<Data>;
  readonly rows: readonly Row[];
}

/** What stands in a page's file. */
export interface PageData extends Data {
  readonly sections: readonly Data[];
}

let keys = 0;
/** A key that no other row has. */
export const newKey = (): string => {
  keys += 1;
  return `row-${keys}`;
};

/** An empty page in both languages. */
export const newDraft = (slug: string): Draft => ({
  slug,
  heads: inEach(LANG_CODES, { title: '', description: '' }),
  rows: [],
});

/** A new page with the content of another one, under an address that no page has. */
export function copyOf(draft: Draft, taken: readonly string[]): Draft {
  const names = [`${draft.slug}-copy`, ...taken.map((_, index) => `${draft.slug}-copy-${index + 2}`)];
  return { ...draft, slug: names.find((name) => !taken.includes(name)) ?? '' };
}

/** The languages that a draft has a page in. */
export const languagesOf = ({ heads }: Pick<Draft, 'heads'>): readonly LangCode[] => languagesIn(heads);

const sectionName = ({ section }: Data): string => (typeof section === 'string' ? section : '');

const propsOf = (entry: Data): Data =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'section'));

const rowOf = (section: string, props: ByLanguage<Data>): Row => ({ key: newKey(), section, props });

/**
 * The sections of two pages side by side. They are paired by their places; where one language has a section that the other lacks,
 * the sections after it still find their partners.
 */
function pairUp(chinese: readonly Data[], english: readonly Data[]): readonly Row[] {
  const [first, ...restChinese] = chinese;
  const [other, ...restEnglish] = english;
  if (first === undefined) return english.map((entry) => rowOf(sectionName(entry), { en: propsOf(entry) }));
  if (other === undefined)
    return chinese.map((entry) => rowOf(sectionName(entry), { 'zh-tw': propsOf(entry) }));
  const name = sectionName(first);
  if (name === sectionName(other)) {
    const row = rowOf(name, { 'zh-tw': propsOf(first), en: propsOf(other) });
    return [row, ...pairUp(restChinese, restEnglish)];
  }
  const isLater = english.some((entry) => sectionName(entry) === name);
  return isLater
    ? [rowOf(sectionName(other), { en: propsOf(other) }), ...pairUp(chinese, restEnglish)]
    : [rowOf(name, { 'zh-tw': propsOf(first) }), ...pairUp(restChinese, english)];
}

const headOf = (page: PageData): Data =>
  Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'sections'));

/** A section that an older version of its part wrote, with today's names. */
function ofToday({ section, ...props }: Data): Data {
  return { section, ...migrated(schemaOf(section) ?? { fields: {} }, props) };
}

/** A draft of the pages under one name in a brand's folder, or of those that were kept or sent as a draft, perhaps long ago. */
export function draftOf(slug: string, pages: ByLanguage<PageData>): Draft {
  const sections = (langCode: LangCode) => pages[langCode]?.sections.map(ofToday) ?? [];
  return { slug, heads: mapLanguages(pages, headOf), rows: pairUp(sections('zh-tw'), sections('en')) };
}

/** A draft whose sections take the keys of another one's in the same places: what is open in their forms stays so, and the focus stays. */
export const inPlacesOf = (draft: Draft, { rows }: Draft): Draft => ({
  ...draft,
  rows: draft.rows.map((row, at) => {
    const other = rows[at];
    return other?.section === row.section ? { ...row, key: other.key } : row;
  }),
});

/** What the file in a language says; undefined where the draft has no page in it. */
export function pageOf({ heads, rows }: Draft, langCode: LangCode): PageData | undefined {
  const head = heads[langCode];
  if (head === undefined) return undefined;
  const sections = rows.flatMap(({ section, props }) => {
    const own = props[langCode];
    return own === undefined ? [] : [{ section, ...own }];
  });
  return { ...head, sections };
}
