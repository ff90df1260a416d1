import type { Field, Fields } from '@plinth/site/composed';
import type { Data } from './values.ts';
import { isAnswered, isNeeded } from './fields.ts';
import { partsOf } from './parts.ts';

/**
 * The required fields, still empty.
 *
 * @param onHome whether it is for the home page, where the backend provides some lists
 */
export function emptyData(fields: Fields, onHome = false): Data {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isNeeded(field) && !(onHome && isAnswered(field)))
      .map(([name, field]) => [name, emptyValue(field)])
      .filter(([, value]) => value !== undefined),
  );
}

/** The emptiest value that a field can have; undefined when there is none. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'words':
    case 'text':
    case 'either':
      return '';
    case 'choice':
      return field.options[0];
    case 'boolean':
      return true;
    case 'list':
      return Array.from({ length: field.count?.[0] ?? 1 }, () => emptyValue(field.of));
    case 'picture':
    case 'link':
    case 'action':
    case 'group':
      return emptyData(partsOf(field));
    // A price of 0 should be somebody's decision.
    case 'number':
    case 'given':
      return undefined;
  }
}
