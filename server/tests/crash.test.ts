import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSqliteStorage } from '../storage/index.ts';
import { spawnServer } from './support/process.ts';
import { CSRF_HEADERS, GOOD_PAYLOAD } from './support/server.ts';
import { temporaryFolder } from './support/files.ts';
import { writeSite } from './support/site.ts';

const KILLS = 20;
const SENDERS = 4;
/** The server is killed after so many acknowledged requests in a round, while others are under way. */
const ACKNOWLEDGED_PER_ROUND = 15;

async function post(url: string, submit: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/server/View/AddContactUs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submit, ...CSRF_HEADERS },
      body: JSON.stringify({ ...GOOD_PAYLOAD, description: submit }),
    });
    return response.status === 200 && (await response.json()).isError === false;
  } catch {
    // The server was killed before it answered: whether it is stored is not known, so it is sent again.
    return false;
  }
}

test(
  'killed twenty times during a stream of requests: each acknowledged one is stored, and once',
  { timeout: 600_000 },
  async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const distDir = writeSite();
    const acknowledged: string[] = [];
    const unanswered: string[] = [];
    let count = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const { url = '', child, ended } = await spawnServer({ DATA_DIR: dataDir }, { distDir });
      const target = acknowledged.length + ACKNOWLEDGED_PER_ROUND;
      let alive = true;
      const send = async () => {
        while (alive) {
          const submit = unanswered.pop() ?? `submit-${String((count += 1)).padStart(5, '0')}`;
          if (await post(url, submit)) acknowledged.push(submit);
          else unanswered.push(submit);
          if (alive && acknowledged.length >= target) {
            alive = false;
            child.kill('SIGKILL');
          }
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, send));
      expect((await ended)[1]).toBe('SIGKILL');
    }
    const storage = createSqliteStorage(dataDir);
    const stored = (await storage.contacts.list()).map(({ description }) => description);
    await storage.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_PER_ROUND);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((submit) => !stored.includes(submit))).toEqual([]);
  },
);
