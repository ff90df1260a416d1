import { CONTACT_FIELDS, type ContactPayload } from '@plinth/ui/contract';

/** Whether a value of the `Idempotency-Key` header is valid: 1 to 200 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

/**
 * What makes two submits the same: the key, the payload and the brand. The same key with another payload is another submit and is
 * stored, too: a request stored twice does less harm than a lost one. So is the same text to another brand in this database: for
 * brands on one host, a browser keeps the text and key of a failed try for both.
 */
export function submitKey(idempotencyKey: string, payload: ContactPayload, variant: string): string {
  return JSON.stringify([idempotencyKey, variant, ...CONTACT_FIELDS.map((field) => payload[field])]);
}
