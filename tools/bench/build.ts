import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { siteDirectory } from '@plinth/server/manifest';
import { generateContent } from './generateContent.ts';
import type { BenchOptions } from './options.ts';
import { against } from './report.ts';

/** A thousand services in each language have to be built in under ninety seconds. */
const LIMIT_SECONDS = 90;
const BUILD_MS = 600_000;

/** What one build took. */
export interface BuildRun {
  readonly pages: number;
  readonly seconds: number;
  /** Processor time, all threads together: unlike the elapsed time, not lengthened by what else the machine does. */
  readonly processorSeconds: number;
}

/**
 * One build in a process of its own.
 *
 * @param root of a copy of the repository, where this one is not to be built
 */
export function build(variant: string, contentDir: string, distDir: string, root = PROJECT_ROOT): BuildRun {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/bench/buildProcess.ts'), contentDir, distDir],
    { encoding: 'utf8', timeout: BUILD_MS, env: { ...process.env, SITE_VARIANT: variant } },
  );
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) ?? 'the build failed');
  return JSON.parse(stdout) as BuildRun;
}

/**
 * Measures how long a brand's site takes to build with more and more services: from scratch, and again without a change.
 * Prints each time with its limit.
 */
export async function benchBuild({ variants, services }: BenchOptions): Promise<void> {
  const [variant] = variants;
  if (variant === undefined) throw new Error('There is no variant.');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-build-'));
  for (const count of services) {
    const content = join(folder.path, `content-${count}`);
    const dist = join(folder.path, `dist-${count}`);
    generateContent(variant, count, content);
    const first = build(variant, content, dist);
    const again = build(variant, content, dist);
    const page = statSync(join(siteDirectory(dist, variant), 'main/en/service/2.html')).size;
    console.log(
      `${count} services, ${first.pages} pages: ${against(first.seconds, LIMIT_SECONDS, 1)} s ` +
        `(${first.processorSeconds.toFixed(1)} s of processor), ${(first.pages / first.seconds).toFixed(1)} pages a second; ` +
        `unchanged again ${again.seconds.toFixed(1)} s; a service's document ${(page / 1000).toFixed(0)} kB uncompressed`,
    );
    rmSync(dist, { recursive: true });
  }
}
