import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareDatabase, STORE } from '@plinth/server/storage';
import { startPostgres } from '@plinth/server/testing/postgres';
import { CONTACT_REQUEST, runLoad } from './load.ts';
import { PAGE_PATH, startOnePage } from './onePage.ts';
import { inTurn, printComparison } from './peers.ts';

/** As many as a server holds connections to the database, for both sides. */
const CLIENTS = 10;
const SECONDS = 4;

const KEY = `decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')`;
/** What stands for `$1` and so on of the statement, in SQL. */
const VALUES: readonly string[] = [
  'gen_random_uuid()::text',
  `'en'`,
  `'cloud'`,
  'false',
  `'Company'`,
  `'Name'`,
  `'0912345678'`,
  `''`,
  `repeat('A sentence of usual length. ', 8)`,
  KEY,
  `'{}'`,
];
/** The statement by which the server stores a request, as pgbench takes it. */
const STATEMENT = `${STORE.replace(/\$(\d+)/g, (_, number: string) => VALUES[Number(number) - 1] ?? '')};\n`;

/** Runs pgbench with as many clients; gives its transactions a second, or undefined where it is not installed. */
async function pgbench(databaseUrl: string, script: string): Promise<number | undefined> {
  const args = ['--no-vacuum', `--client=${CLIENTS}`, '--jobs=2', `--time=${SECONDS}`, `--file=${script}`];
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...args, databaseUrl]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Prints what the contact path does on PostgreSQL beside its limits; says whether each was kept. */
export async function benchDatabase(): Promise<boolean> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-'));
  const script = join(folder.path, 'store.sql');
  writeFileSync(script, STATEMENT);
  await using own = new AsyncDisposableStack();
  const postgres = own.adopt(await startPostgres(), (started) => started.end());
  const databaseUrl = await postgres.createDatabase();
  await prepareDatabase({ databaseUrl });
  const server = own.use(await startOnePage(folder.path, { DATABASE_URL: databaseUrl }));
  const hasPeer = (await pgbench(databaseUrl, script)) !== undefined;
  const measured = await inTurn(
    () =>
      runLoad({
        url: server.url,
        connections: CLIENTS * 3,
        duration: SECONDS,
        requests: [CONTACT_REQUEST],
      }),
    hasPeer ? async () => (await pgbench(databaseUrl, script)) ?? 0 : undefined,
  );
  const isGood = printComparison('contact requests acknowledged a second on PostgreSQL', measured, {
    peerName: 'pgbench, the same statement',
    goal: 0.5,
  });

  const { power } = postgres;
  const pages = () => runLoad({ url: `${server.url}/${PAGE_PATH}`, connections: CLIENTS, duration: SECONDS });
  if (power) {
    const usual = await pages();
    await power.stop();
    const away = await pages();
    await power.start();
    console.log(
      `a page's 99th percentile: ${usual.p99.toFixed(1)} ms; while the database is away: ${away.p99.toFixed(1)} ms`,
    );
  }
  return isGood;
}
