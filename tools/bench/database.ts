import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { CSRF_COOKIE, CSRF_HEADER, IDEMPOTENCY_HEADER } from '@plinth/ui/contract';
import { prepareDatabase, STORE } from '@plinth/server/storage';
import { startPostgres } from '@plinth/server/testing/postgres';
import { describeMeasurement, inTurn, type Measurement, startOurs } from './server.ts';

/** As many as a server holds connections to the database, for both sides. */
const CLIENTS = 10;
const SECONDS = 4;
const TOKEN = 'a-token-of-a-visitor-00';

let sent = 0;

/** Sends contact requests for a while; gives how many a second were acknowledged. */
async function acknowledged(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CLIENTS * 3,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: '/server/View/AddContactUs',
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            cookie: `${CSRF_COOKIE}=${TOKEN}`,
            [CSRF_HEADER]: TOKEN,
            [IDEMPOTENCY_HEADER]: `bench-${process.pid}-${String((sent += 1)).padStart(9, '0')}`,
          },
          body: JSON.stringify({
            companyName: 'Company',
            name: 'Name',
            mobile: '0912345678',
            lineId: '',
            description: 'A sentence of usual length. '.repeat(8),
          }),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed during the measurement`);
  return result.requests.average;
}

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

/** The 99th percentile of a page, in milliseconds. */
async function pageP99(url: string): Promise<number> {
  const result = await autocannon({ url: `${url}main/en/index`, connections: CLIENTS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('pages failed during the measurement');
  return result.latency.p99;
}

/** Prints what the contact path does on PostgreSQL beside its limits; says whether each was kept. */
export async function benchDatabase(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const script = join(folder, 'store.sql');
  writeFileSync(script, STATEMENT);
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  await prepareDatabase({ databaseUrl });
  const server = await startOurs(folder, { DATABASE_URL: databaseUrl });
  const measured: Measurement[] = [];
  try {
    const name = 'acknowledged contact requests per second on PostgreSQL';
    const hasPeer = (await pgbench(databaseUrl, script)) !== undefined;
    const ours = () => acknowledged(server.url);
    const peer = async () => (await pgbench(databaseUrl, script)) ?? 0;
    measured.push(
      hasPeer
        ? { name, ...(await inTurn(ours, peer)), peerName: 'pgbench, the same statement', goal: 0.5 }
        : {
            name,
            ours: await ours(),
            peer: undefined,
            peerName: 'pgbench (not installed, skipped)',
            goal: 0.5,
          },
    );
    for (const measurement of measured) console.log(describeMeasurement(measurement));

    const { power } = postgres;
    const usual = await pageP99(server.url);
    if (power) {
      await power.stop();
      const away = await pageP99(server.url);
      await power.start();
      console.log(`a page's 99th percentile: ${usual} ms; while the database is away: ${away} ms`);
    }
  } finally {
    await server.stop();
    await postgres.end();
    rmSync(folder, { recursive: true });
  }
  return measured.every(({ ours, peer, goal }) => peer === undefined || ours / peer >= goal);
}
