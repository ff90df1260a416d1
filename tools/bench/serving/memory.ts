import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compressedDirectory, readManifest } from '@plinth/server/manifest';
import { build } from '../build.ts';
import { generateContent } from '../generateContent.ts';
import { runLoad } from '../load.ts';
import { against } from '../report.ts';
import { serveDist } from '../serveDist.ts';

const SERVICES = 1000;
const LIMIT_MB = 400;
/** How long, in milliseconds, the background compression is watched; all of it takes many minutes. */
const WATCH_MS = 60_000;

/** The memory that a process has, in MB of a million bytes. */
const residentMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;

/** The memory of a server with a thousand services in each language, after its start and while pages are visited and compressed. */
export async function benchMemory(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-'));
  const [content, dist] = [join(folder.path, 'content'), join(folder.path, 'dist')];
  generateContent('cloud', SERVICES, content);
  const { pages } = build('cloud', content, dist);
  const { pages: documents } = readManifest(dist, 'cloud');
  await using server = await serveDist(dist, { SITE_VARIANT: 'cloud', PORT: '0' }, { contentDir: content });
  let most = 0;
  const look = () => (most = Math.max(most, residentMb(server.pid)));
  using _timer = setInterval(look, 500);
  const atStart = residentMb(server.pid);
  const paths = documents.map(({ path }) => path);
  const calls = ['GetServiceMenu?langCode=', 'GetHomeData?langCode='].flatMap((call) => [
    `/server/View/${call}en`,
    `/server/View/${call}zh-tw`,
  ]);
  await runLoad({
    url: server.url,
    // Each connection would go through the whole list.
    connections: 1,
    amount: paths.length + calls.length,
    headers: { 'accept-encoding': 'br' },
    requests: [...paths, ...calls].map((path) => ({ path })),
  });
  const visited = residentMb(server.pid);
  await wait(WATCH_MS);
  look();
  const forms = readdirSync(compressedDirectory(dist, 'cloud')).length;
  console.log(
    `memory with ${SERVICES} services in each language (${pages} pages): ${Math.round(atStart)} MB after the start, ` +
      `${Math.round(visited)} when all were visited, most ${against(most, LIMIT_MB)}, with ${forms} compressed forms`,
  );
}
