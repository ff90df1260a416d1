import type { ContactField, ContactPayload } from '@plinth/ui/contract';
import type { ErasureTarget } from './types.ts';

/**
 * A text in a form for comparison as people would: width, case, white space and invisible characters from pasting do not matter.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Z}\p{C}\p{DI}]+/gu, '');
}

/**
 * A number's digits without what only some write in front: Taiwan's code, and the 0 of a call within it, which a spreadsheet drops.
 */
function subscriber(text: string): string {
  return plain(text)
    .replace(/\D/g, '')
    .replace(/^(?:(?:00)?8860?(?=[1-9])|0+)/, '');
}

/**
 * Whether a request is one that a person asks to erase. A message matches when it contains the text, every other field when it
 * equals the text.
 *
 * @param contact the fields of the request
 */
export function isMeant(contact: ContactPayload, field: ContactField, value: string): boolean {
  if (plain(value) === '') return false;
  if (field === 'description') return plain(contact.description).includes(plain(value));
  if (plain(contact[field]) === plain(value)) return true;
  return field === 'mobile' && subscriber(value) !== '' && subscriber(contact.mobile) === subscriber(value);
}

/** What the audit log says of an erasure: never the value. */
export function auditDetail(target: ErasureTarget): string {
  return 'id' in target ? 'by id' : `by ${target.field}`;
}

/** An age in words, such as `older than 30 days`. */
export function olderThan(ageMs: number): string {
  const days = Math.round(ageMs / 86_400_000);
  return `older than ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** What the audit log says of an erasure by age. */
export function pruneDetail(ageMs: number, which: 'all' | 'suspected'): string {
  return `${which === 'all' ? '' : 'suspected, '}${olderThan(ageMs)}`;
}
