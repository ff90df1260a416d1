import { CONTACT_FIELDS, type ContactPayload } from '@plinth/ui/contract';

/** Whether a value of the header `Idempotency-Key` can be used: 8 to 200 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}

/**
 * What makes two submits the same: the key and the payload. The same key with another payload is another submit and is
 * stored too; a request that is stored once too often does less harm than one that is lost.
 */
export function submitKey(idempotencyKey: string, payload: ContactPayload): string {
  return JSON.stringify([idempotencyKey, ...CONTACT_FIELDS.map((field) => payload[field])]);
}
