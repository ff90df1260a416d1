import { CONTACT_FIELDS, type ContactPayload } from '@plinth/ui/contract';

/** Whether a value of the header `Idempotency-Key` can be used: 8 to 200 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}

/**
 * What makes two submits the same: the key, the payload and the brand. The same key with another payload is another submit and
 * is stored too; a request that is stored once too often does less harm than one that is lost. So is the same text to another
 * brand of this database: below one host a browser keeps text and key of a failed try for both.
 */
export function submitKey(idempotencyKey: string, payload: ContactPayload, variant: string): string {
  return JSON.stringify([idempotencyKey, variant, ...CONTACT_FIELDS.map((field) => payload[field])]);
}
