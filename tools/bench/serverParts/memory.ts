import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '@plinth/server/manifest';
import { build } from '../build.ts';
import { generateContent } from '../generateContent.ts';
import { runLoad } from '../load.ts';
import { against } from '../report.ts';
import { serveDist, untilCompressed } from '../serveDist.ts';

const SERVICES = 1000;
const LIMIT_MB = 400;
/** Two thousand pages, compressed as small as they get. */
const COMPRESS_MS = 280_000;

/** The memory that a process has, in MB of a million bytes. */
const residentMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;

/** The memory of a server with a thousand services in each language: after its start, and at most while it is used. */
export async function benchMemory(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  try {
    generateContent('cloud', SERVICES, content);
    const { pages } = build('cloud', content, dist);
    const { pages: documents } = readManifest(dist, 'cloud');
    const server = await serveDist(dist, { SITE_VARIANT: 'cloud', PORT: '0' }, { contentDir: content });
    let most = 0;
    const look = () => (most = Math.max(most, residentMb(server.pid)));
    const timer = setInterval(look, 500);
    try {
      const atStart = residentMb(server.pid);
      const paths = documents.map(({ path }) => path);
      const calls = ['GetServiceMenu?langCode=', 'GetHomeData?langCode='].flatMap((call) => [
        `/server/View/${call}en`,
        `/server/View/${call}zh-tw`,
      ]);
      await runLoad({
        url: server.url,
        connections: 10,
        amount: paths.length * 3,
        requests: [...paths, ...calls].map((path) => ({ path })),
      });
      await untilCompressed(
        server.url,
        paths.slice(-1).map((path) => path.slice(1)),
        COMPRESS_MS,
      );
      look();
      const afterwards = residentMb(server.pid);
      console.log(
        `memory with ${SERVICES} services in each language (${pages} pages): ${Math.round(atStart)} MB after the start, ` +
          `${Math.round(afterwards)} when all were visited and compressed, most ${against(most, LIMIT_MB)}`,
      );
    } finally {
      clearInterval(timer);
      await server.stop();
    }
    return most <= LIMIT_MB;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
