import type { ContactStore } from '../storage/index.ts';
import { toTable } from './export.ts';

/** Asks the person at the terminal and returns the answer; absent without a terminal. */
export type Ask = (question: string) => Promise<string>;

/**
 * Whether the person at the terminal wants a request erased: a number does not show whose it is, and npm without `--` turns
 * `delete --description 17` into one.
 */
export async function isWanted(contacts: ContactStore, id: number, ask: Ask): Promise<boolean> {
  for (const suspected of [false, true]) {
    // Never `after: 0`, which the audit log would record as a list of all.
    const found = await contacts.list({ suspected, after: id - 1 || -1, limit: 1 });
    if (found[0]?.id !== id) continue;
    const answer = await ask(`${await toTable([found], suspected)}Erase it? [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  }
  return true;
}
