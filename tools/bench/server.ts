import { spawn } from 'node:child_process';
import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BuildManifest, manifestPath, siteDirectory } from '@plinth/server/manifest';
import { ROUTE_REDIRECTS } from '@plinth/site/routes';
import { brotliCompressSync } from 'node:zlib';
import { CSRF_COOKIE, CSRF_HEADER } from '@plinth/ui/contract';
import { load, type LoadResult } from './load.ts';
import { type Running, startNginx } from './nginx.ts';

/** A measured value beside the peer or limit that it is held against. */
export interface Measurement {
  readonly name: string;
  /** Requests per second, ours and the peer's; the peer's is missing where it could not be measured. */
  readonly ours: number;
  readonly peer: number | undefined;
  readonly peerName: string;
  /** The least ratio of ours to the peer's that is wanted. */
  readonly goal: number;
}

const ROUNDS = 3;
const LOAD = { seconds: 2.5, connections: 32 };

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rate({ requestsPerSecond, failures }: LoadResult): number {
  if (failures > 0) throw new Error(`${failures} requests failed during the measurement`);
  return requestsPerSecond;
}

/** A page that is 14 kB after compression: hexadecimal noise, of which brotli halves the size. */
function makePage(): Buffer {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647).toString(16).padStart(8, '0');
  return Buffer.from(`<!doctype html>${Array.from({ length: 3_350 }, next).join('')}`);
}

function writeSite(distDir: string, page: Buffer): void {
  const manifest: BuildManifest = {
    version: 1,
    variant: 'cloud',
    basePath: '/',
    siteUrl: 'http://localhost:3000',
    inputsHash: '',
    pages: [{ path: '/main/en/index', file: 'page.html', headers: {} }],
    shells: [],
    redirects: [...ROUTE_REDIRECTS],
    notFound: { file: 'page.html', headers: {} },
  };
  const site = siteDirectory(distDir, 'cloud');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'page.html'), page);
  mkdirSync(dirname(manifestPath(distDir, 'cloud')), { recursive: true });
  writeFileSync(manifestPath(distDir, 'cloud'), JSON.stringify(manifest));
}

/**
 * Starts a server of a site of one page, with its data below `folder`.
 *
 * @param settings those that are not as usual
 */
export async function startOurs(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const distDir = join(folder, 'dist');
  writeSite(distDir, makePage());
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serverProcess.ts'), distDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_VARIANT: 'cloud',
      DATA_DIR: join(folder, 'data'),
      CONTACT_RATE_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Ready on (\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error('the server ended')));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** How often a second this disk takes an overwrite that is flushed: the limit for anything that is durable. */
function overwriteAndFlush(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'overwrite'), 'w');
  const block = Buffer.alloc(4096, 1);
  writeSync(file, block, 0, block.length, 0);
  fdatasyncSync(file);
  const from = performance.now();
  let count = 0;
  while (performance.now() - from < seconds * 1000) {
    writeSync(file, block, 0, block.length, 0);
    fdatasyncSync(file);
    count += 1;
  }
  const took = performance.now() - from;
  closeSync(file);
  return (count / took) * 1000;
}

/** Runs `ours` and `peer` in turn, so that what else the machine does meets both alike; gives the medians. */
export async function inTurn(
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<{ ours: number; peer: number }> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await ours());
    theirs.push(await peer());
  }
  return { ours: median(mine), peer: median(theirs) };
}

/** Pages per second: a page of 14 kB (brotli) over 32 connections, against nginx sending the same bytes and headers. */
export async function benchPages(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const server = await startOurs(folder);
  const cookie = `${CSRF_COOKIE}=a-token-of-a-visitor-00`;
  const url = `${server.url}main/en/index`;
  const request = (path: string) => () =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\ncookie: ${cookie}\r\n\r\n`;
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br', cookie } });
  const own = new Set([
    'connection',
    'content-length',
    'content-type',
    'date',
    'etag',
    'keep-alive',
    'accept-ranges',
  ]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  const nginx = await startNginx(brotliCompressSync(makePage()), headers);
  try {
    const ours = async () => rate(await load(server.url, request('/main/en/index'), LOAD));
    const name = 'pages per second';
    if (nginx === undefined) {
      return {
        name,
        ours: await ours(),
        peer: undefined,
        peerName: 'nginx (not installed, skipped)',
        goal: 0.7,
      };
    }
    const both = await inTurn(ours, async () => rate(await load(nginx.url, request('/page'), LOAD)));
    return { name, ...both, peerName: 'nginx', goal: 0.7 };
  } finally {
    await server.stop();
    await nginx?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Acknowledged contact requests per second, against overwriting and flushing a block on the same disk. */
export async function benchContacts(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const server = await startOurs(folder);
  const token = 'a-token-of-a-visitor-00';
  let count = 0;
  const next = () => {
    const body = JSON.stringify({
      companyName: 'Company',
      name: 'Name',
      mobile: '0912345678',
      lineId: '',
      description: `Request ${(count += 1)}. ${'A sentence of usual length. '.repeat(8)}`,
    });
    return `POST /server/View/AddContactUs HTTP/1.1\r\nhost: x\r\ncookie: ${CSRF_COOKIE}=${token}\r\n${CSRF_HEADER}: ${token}\r\nidempotency-key: submit-${count}-${process.pid}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  try {
    const both = await inTurn(
      async () => rate(await load(server.url, next, LOAD)),
      async () => overwriteAndFlush(folder, 1),
    );
    return {
      name: 'acknowledged contact requests per second',
      ...both,
      peerName: 'overwrite and flush',
      goal: 0.3,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** One line for a measurement. */
export function describeMeasurement({ name, ours, peer, peerName, goal }: Measurement): string {
  const value = `${name}: ${Math.round(ours)}`;
  if (peer === undefined) return `${value}; ${peerName}`;
  const ratio = ours / peer;
  return `${value}; ${peerName}: ${Math.round(peer)}; ratio ${ratio.toFixed(2)} (goal: at least ${goal}${ratio < goal ? ', missed' : ''})`;
}

/** Prints all measurements of the server beside their peers; says whether each reached its goal. */
export async function benchServer(): Promise<boolean> {
  let isGood = true;
  for (const bench of [benchPages, benchContacts]) {
    const measurement = await bench();
    console.log(describeMeasurement(measurement));
    const { ours, peer, goal } = measurement;
    if (peer !== undefined && ours / peer < goal) isGood = false;
  }
  return isGood;
}

if (import.meta.main && !(await benchServer())) process.exitCode = 1;
