import { type ContactStore, type ErasureTarget, isMeant, type StoredContact } from '../storage/index.ts';
import { inParts, type Parts, toTable } from './export.ts';

/** Asks the person at the terminal and returns the answer; absent without a terminal. */
export type Ask = (question: string) => Promise<string>;

/** The requests that would be erased, in parts. Never read with `after: 0`, which the audit log would record as a list of all. */
async function* meant(contacts: ContactStore, target: ErasureTarget): Parts {
  for (const suspected of [false, true]) {
    if ('id' in target) {
      const part = await contacts.list({ suspected, after: target.id - 1 || -1, limit: 1 });
      yield part.filter(({ id }) => id === target.id);
    } else {
      for await (const part of inParts(contacts, { suspected, after: -1 }))
        yield part.filter((contact) => isMeant(contact, target.field, target.value));
    }
  }
}

/**
 * Whether the person at the terminal wants requests erased: a number does not show whose it is, other people may have the same
 * name or word, and npm without `--` turns `delete --description 17` into a number.
 */
export async function isWanted(contacts: ContactStore, target: ErasureTarget, ask: Ask): Promise<boolean> {
  const found: StoredContact[] = [];
  for await (const part of meant(contacts, target)) found.push(...part);
  if (found.length === 0) return true;
  const which = found.length === 1 ? 'it' : `these ${found.length}`;
  const answer = await ask(`${await toTable([found], false)}Erase ${which}? [y/N] `);
  return /^y(?:es)?$/i.test(answer.trim());
}
