import { type Field, type Fields, writtenAs } from '@plinth/site/composed';
import { labelOf } from '../model/labels.ts';
import { type Data, isData } from '../model/values.ts';
import { isRequired } from '../model/fields.ts';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function filledValue(field: Field, value: unknown, name: string): unknown {
  switch (field.kind) {
    case 'words':
    case 'text':
      return value === undefined || isBlank(value) ? name : value;
    case 'number':
      return value ?? 0;
    case 'link':
      return isData(value) && isBlank(value['href']) ? { ...value, href: '#' } : value;
    case 'action':
      if (!isData(value)) return value;
      return {
        ...value,
        label: isBlank(value['label']) ? name : value['label'],
        href: isBlank(value['href']) ? '#' : value['href'],
      };
    case 'picture':
      return isData(value) && isBlank(value['src']) ? undefined : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((entry, index) => filledValue(field.of, entry, `${name} ${index + 1}`))
        : value;
    case 'group':
      return isData(value) ? filledIn(field.fields, value) : value;
    case 'either':
      return filledValue(writtenAs(field, value), value, name);
    default:
      return value;
  }
}

/**
 * A section's data with the names of fields in place of words that are still missing, so that it can be looked at from the start.
 * Only for the canvas: it is never saved.
 */
export function filledIn(fields: Fields, data: Data): Data {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    const isWanted = value !== undefined || isRequired(field);
    const filled = isWanted ? filledValue(field, value, labelOf(name)) : undefined;
    return filled === undefined ? [] : [[name, filled] as const];
  });
  return { ...data, ...Object.fromEntries(entries) };
}
