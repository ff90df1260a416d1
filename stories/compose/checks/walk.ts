import { type Field, type Fields, sectionFields, writtenAs } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { type Draft, languagesOf, otherLanguage } from '../model/draft.ts';
import { partLabel, sectionLabel } from '../model/labels.ts';
import { type Data, isData } from '../model/values.ts';

/** A value of a page with its field. */
export interface Place {
  readonly field: Field;
  /** In words: 'Hero: action: label'. */
  readonly name: string;
  readonly value: unknown;
  readonly langCode: LangCode;
  readonly row: string;
  /** The value that the other language has in the same place. */
  readonly other: unknown;
}

type Rest = Pick<Place, 'langCode' | 'row'>;

function* inField(of: Field, value: unknown, other: unknown, name: string, rest: Rest): Generator<Place> {
  const field = of.kind === 'either' ? writtenAs(of, value) : of;
  yield { field, name, value, other, ...rest };
  if (field.kind === 'group' && isData(value)) yield* inFields(field.fields, value, other, name, rest);
  if (field.kind === 'list' && Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    for (const [index, entry] of value.entries())
      yield* inField(field.of, entry, others[index], partLabel(name, index), rest);
  }
}

function* inFields(fields: Fields, data: Data, other: unknown, name: string, rest: Rest): Generator<Place> {
  for (const [prop, field] of Object.entries(fields)) {
    const theirs = isData(other) ? other[prop] : undefined;
    if (data[prop] !== undefined || theirs !== undefined)
      yield* inField(field, data[prop], theirs, partLabel(name, prop), rest);
  }
}

/** Every value of a draft's sections, in each language, with its field. */
export function* placesOf(draft: Draft): Generator<Place> {
  for (const langCode of languagesOf(draft)) {
    for (const { key, section, props } of draft.rows) {
      const data = props[langCode];
      if (data === undefined) continue;
      const other = props[otherLanguage(langCode)];
      yield* inFields(sectionFields(section), data, other, sectionLabel(section), { langCode, row: key });
    }
  }
}

/** The words of a value, with how long they ought to be. */
export function wordsAt({ field, value }: Place) {
  const length = 'length' in field ? field.length : undefined;
  if (typeof value === 'string') return { text: value, length };
  if (!isData(value)) return undefined;
  const part = field.kind === 'action' ? value['label'] : field.kind === 'picture' ? value['alt'] : undefined;
  return typeof part === 'string' ? { text: part, length } : undefined;
}
