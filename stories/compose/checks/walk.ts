import { type Field, type Fields, sectionFields, writtenAs } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { type Draft, languagesOf, otherLanguage } from '../model/draft.ts';
import { partLabel, sectionLabel } from '../model/labels.ts';
import { PAGE_FIELDS } from '../model/pageFields.ts';
import { type Data, type Path, isData } from '../model/values.ts';

/** A value of a page with its field. */
export interface Place {
  readonly field: Field;
  /** In words: 'Hero: action: label'. */
  readonly name: string;
  readonly path: Path;
  readonly value: unknown;
  readonly langCode: LangCode;
  /** The section; undefined for a value of the page itself. */
  readonly row: string | undefined;
  /** The value that the other language has in the same place. */
  readonly other: unknown;
}

/** A value and all values in it. An `either` counts as what is written there. */
function* inField(place: Place): Generator<Place> {
  const { name, value, other } = place;
  const field = place.field.kind === 'either' ? writtenAs(place.field, value) : place.field;
  yield { ...place, field };
  if (field.kind === 'group' && isData(value)) yield* inFields(field.fields, { ...place, value });
  if (field.kind === 'list' && Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    for (const [index, entry] of value.entries())
      yield* inField({
        ...place,
        field: field.of,
        name: partLabel(name, index),
        path: [...place.path, index],
        value: entry,
        other: others[index],
      });
  }
}

/** All values in named values, also those that only the other language has. */
function* inFields(
  fields: Fields,
  around: Omit<Place, 'field'> & { readonly value: Data },
): Generator<Place> {
  for (const [prop, field] of Object.entries(fields)) {
    const value = around.value[prop];
    const other = isData(around.other) ? around.other[prop] : undefined;
    if (value !== undefined || other !== undefined)
      yield* inField({
        ...around,
        field,
        name: partLabel(around.name, prop),
        path: [...around.path, prop],
        value,
        other,
      });
  }
}

/** Every value of a draft, its title and description first, in each language, with its field. */
export function* placesOf(draft: Draft): Generator<Place> {
  for (const langCode of languagesOf(draft)) {
    const [head = {}, otherHead] = [draft.heads[langCode], draft.heads[otherLanguage(langCode)]];
    const page = { name: 'Page', path: [], value: head, other: otherHead, langCode, row: undefined };
    yield* inFields(PAGE_FIELDS, page);
    for (const { key, section, props } of draft.rows) {
      const value = props[langCode];
      if (value === undefined) continue;
      const other = props[otherLanguage(langCode)];
      const name = sectionLabel(section);
      yield* inFields(sectionFields(section), { name, path: [], value, other, langCode, row: key });
    }
  }
}

/** Which part of a value has its words. */
const WORDS_IN: Readonly<Partial<Record<Field['kind'], string>>> = { action: 'label', picture: 'alt' };

/** The words of a value, with how long they ought to be. */
export function wordsAt({ field, value }: Place) {
  const length = 'length' in field ? field.length : undefined;
  if (typeof value === 'string') return { text: value, length };
  if (!isData(value)) return undefined;
  const part = WORDS_IN[field.kind];
  const text = part && value[part];
  return typeof text === 'string' ? { text, length } : undefined;
}
