import {
  CONTACT_FIELD_MAX_LENGTH,
  CONTACT_FIELDS,
  type ContactField,
  type ContactPayload,
  hasVisibleText,
  REQUIRED_CONTACT_FIELDS,
} from '@plinth/ui/contract';
import * as v from 'valibot';

/**
 * A field that people never meet: it is hidden from sight, keyboard and screen readers, and the form sends it only when
 * something filled it.
 */
export const HONEYPOT_FIELD = 'website';

/** Control characters (C0, C1, line and paragraph separators); only the message may have line breaks and tabs. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LAYOUT = /(?![\t\n\r])\p{Cc}/u;

/** Around a number that was copied from an iPhone's contacts: nobody sees them, and no search would find the number. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

function fieldSchema(field: ContactField) {
  const required = REQUIRED_CONTACT_FIELDS.some((name) => name === field);
  const control = field === 'description' ? CONTROL_BUT_LAYOUT : CONTROL;
  const max = CONTACT_FIELD_MAX_LENGTH[field];
  return v.pipe(
    v.string(),
    v.transform((text) => (field === 'mobile' ? text.replace(DIRECTION_MARKS, '') : text)),
    v.trim(),
    v.check((text) => !required || hasVisibleText(text), 'is required'),
    v.maxLength(max, `is longer than ${max} characters`),
    v.check((text) => text.isWellFormed(), 'is not well-formed Unicode'),
    v.check((text) => !control.test(text), 'has control characters'),
  );
}

const PayloadSchema = v.strictObject({
  companyName: fieldSchema('companyName'),
  name: fieldSchema('name'),
  mobile: fieldSchema('mobile'),
  lineId: v.optional(fieldSchema('lineId'), ''),
  description: fieldSchema('description'),
  [HONEYPOT_FIELD]: v.optional(v.string(), ''),
});

/** The result of checking a body. */
export type ParsedPayload =
  /** `suspected`: the honeypot is filled, which no reader of the page can have done, but a form filler can. */
  | { readonly kind: 'good'; readonly payload: ContactPayload; readonly suspected: boolean }
  /** For the log; names the field but never repeats its value. */
  | { readonly kind: 'bad'; readonly reason: string };

/** Checks the body of `POST View/AddContactUs`; returned values are trimmed. Unknown fields are refused. */
export function parsePayload(body: unknown): ParsedPayload {
  const result = v.safeParse(PayloadSchema, body);
  if (!result.success) {
    const issue = result.issues[0];
    const key = issue.path?.[0]?.key;
    const field = [...CONTACT_FIELDS, HONEYPOT_FIELD].find((name) => name === key);
    const custom = issue.type === 'check' || issue.type === 'max_length';
    const problem = custom ? issue.message : 'has the wrong type';
    return {
      kind: 'bad',
      reason: field === undefined ? 'the body has the wrong shape' : `${field} ${problem}`,
    };
  }
  const { [HONEYPOT_FIELD]: honeypot, ...payload } = result.output;
  return { kind: 'good', payload, suspected: honeypot !== '' };
}
