import type { ContactStore } from '../storage/index.ts';
import { toTable } from './export.ts';

/** Asks the person at the terminal and gives the answer; absent where nobody sits there. */
export type Ask = (question: string) => Promise<string>;

/**
 * Whether the person at the terminal wants a request erased: of a number nobody sees whose it is, and npm without `--` makes one of
 * `delete --description 17`.
 */
export async function isWanted(contacts: ContactStore, id: number, ask: Ask): Promise<boolean> {
  for (const suspected of [false, true]) {
    // Not after 0, which would be a list of all in the audit log.
    const found = await contacts.list({ suspected, after: id - 1 || -1, limit: 1 });
    if (found[0]?.id !== id) continue;
    const answer = await ask(`${await toTable([found], suspected)}Erase it? [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  }
  return true;
}
