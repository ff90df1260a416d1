import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@plinth/server/storage';
import { CONTACT_REQUEST, describeLatency, type Load, runLoad } from '../load.ts';
import { PAGE_PATH, startOnePage } from '../onePage.ts';
import { against, medians } from '../report.ts';

/** How long a flush of the slow disk takes. */
const FLUSH_MS = 1000;
/** Sent all at once: more than one batch of the database. */
const WAITING = 1000;
const LIMIT = 2;
const ROUNDS = 3;
const SECONDS = 5;

/** The load of pages, while a few contact requests a second arrive, each of which waits for the disk. */
async function pagesBesideContacts(url: string): Promise<Load> {
  const [pages] = await Promise.all([
    runLoad({ url: `${url}/${PAGE_PATH}`, connections: 10, duration: SECONDS }),
    runLoad({ url, connections: 40, overallRate: 20, duration: SECONDS, requests: [CONTACT_REQUEST] }),
  ]);
  return pages;
}

/** How many requests are stored below a data folder, each counted once. */
async function countStored(dataDir: string): Promise<number> {
  const storage = openStorage({ dataDir, databaseUrl: undefined });
  try {
    return new Set((await storage.contacts.list()).map(({ description }) => description)).size;
  } finally {
    await storage.close();
  }
}

/**
 * Measures how much a disk whose flushes take a second slows pages down, and whether any contact request that waits for it is
 * lost. The delay is put where the database commits.
 */
export async function benchSlowDisk(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-'));
  await using usual = await startOnePage(join(folder.path, 'usual'));
  await using slow = await startOnePage(join(folder.path, 'slow'), FLUSH_MS);
  const rounds: { usual: Load; slow: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      usual: await pagesBesideContacts(usual.url),
      slow: await pagesBesideContacts(slow.url),
    });
  const before = medians(rounds.map((round) => round.usual));
  const now = medians(rounds.map((round) => round.slow));
  console.log(`a page beside contact requests: ${describeLatency(before)}`);
  console.log(`the same while a flush takes ${FLUSH_MS} ms: ${describeLatency(now)}`);
  console.log(`  p99 beside the usual one: ${against(now.p99 / before.p99, LIMIT, 2)}`);

  const dataDir = join(folder.path, 'slow/data');
  const stored = await countStored(dataDir);
  const waited = await runLoad({
    url: slow.url,
    connections: WAITING,
    amount: WAITING,
    requests: [CONTACT_REQUEST],
  });
  const lost = stored + WAITING - (await countStored(dataDir));
  console.log(
    `${WAITING} requests wait for that disk: ${describeLatency(waited)}; lost: ${against(lost, 0)}`,
  );
}
