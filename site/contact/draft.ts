import { CONTACT_FIELDS, type ContactField, type ContactPayload } from '@plinth/ui/contract';
import { DRAFT_KEY } from './draftKey.ts';

/** What a visitor has typed into the contact form so far. */
export type ContactDraft = Partial<ContactPayload>;

const ATTEMPT_KEY = `contactAttempt${import.meta.env.BASE_URL}`;

/** What storage did not accept, by its key: kept as long as this document lives. */
const untaken = new Map<string, object | null>();

function read(key: string): Record<string, unknown> {
  const kept = untaken.get(key);
  if (kept !== undefined) return { ...kept };
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Storage throws, or something else wrote there: the form simply starts empty.
    return {};
  }
}

function write(key: string, value: object | null): void {
  untaken.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage throws or is full: keep it in memory, as the form is gone while the visitor is on another page, such as the error
    // page.
    untaken.set(key, value);
  }
}

/** Keeps what was typed for this tab, so that only a success removes it (rulings, 'Contact form'). */
export function saveDraft(draft: ContactDraft): void {
  write(DRAFT_KEY, draft);
}

/** The fields in which something was typed. */
const typedIn = (valueOf: (field: ContactField) => unknown): ContactDraft =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = valueOf(field);
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );

/** What was typed before in this tab; empty when nothing was. */
export function readDraft(): ContactDraft {
  const stored = read(DRAFT_KEY);
  return typedIn((field) => stored[field]);
}

/** Whether anything was typed before. */
export const hasDraft = (): boolean => Object.keys(readDraft()).length > 0;

/** Adds a form's values to what was typed before. */
export function keepTyped(form: HTMLFormElement): void {
  const data = new FormData(form);
  const typed = typedIn((field) => data.get(field));
  if (Object.keys(typed).length > 0) saveDraft({ ...readDraft(), ...typed });
}

/** Forgets draft and attempt: the message has arrived. */
export function clearDraft(): void {
  write(DRAFT_KEY, null);
  write(ATTEMPT_KEY, null);
}

/** Not `randomUUID`, which is missing over plain http, such as when a phone tries the site. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The idempotency key of a submit. Sending the same text again after a failure keeps the key, because the first try may
 * have arrived although its answer did not; changed text is a new message.
 */
export function attemptKey(payload: ContactPayload): string {
  const fingerprint = JSON.stringify(payload);
  const stored = read(ATTEMPT_KEY);
  if (stored['fingerprint'] === fingerprint && typeof stored['key'] === 'string') return stored['key'];
  const key = randomKey();
  write(ATTEMPT_KEY, { fingerprint, key });
  return key;
}
