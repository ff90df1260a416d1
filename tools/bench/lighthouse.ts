import getPort from 'get-port';
import { launchBrowser } from '../browser.ts';
import { type BenchSites, openBenchSites } from './benchSites.ts';
import { CATEGORIES, type Method, type RunResult, runLighthouse } from './lighthouseRun.ts';
import { type Summary, describe, summarise } from './lighthouseSummary.ts';
import { type BenchOptions, isWanted } from './options.ts';

/** The site itself and its twin. */
const SIDES = ['ours', 'twin'] as const;

/** All runs of one page by one method, both sides in turn, so that other load on the machine affects both alike. */
async function measure(
  sites: BenchSites,
  { path, method, runs, port }: { path: string; method: Method; runs: number; port: number },
): Promise<Summary> {
  const results: Record<(typeof SIDES)[number], RunResult[]> = { ours: [], twin: [] };
  for (let round = 0; round < runs; round += 1) {
    for (const side of SIDES) {
      // Only speed varies from run to run, and only the site itself is scored in the other categories.
      const whole = side === 'ours' && round === 0 && (method === 'mobile' || method === 'desktop');
      results[side].push(
        await runLighthouse(`${sites[side]}${path}`, port, method, whole ? CATEGORIES : ['performance']),
      );
    }
  }
  return summarise({ variant: sites.manifest.variant, path, method }, results);
}

/** Measures pages with Lighthouse beside their no-script twins and prints each number with its limit. */
export async function benchLighthouse(options: BenchOptions): Promise<void> {
  const { runs } = options;
  const summaries: Summary[] = [];
  let unmeasured = 0;
  for (const variant of options.variants) {
    await using sites = await openBenchSites(variant);
    // Lighthouse drives the browser through a port of its own.
    const port = await getPort({ host: '127.0.0.1' });
    await using _browser = await launchBrowser(`--remote-debugging-port=${port}`);
    for (const { path } of sites.manifest.pages.filter((page) => isWanted(page.path, options))) {
      for (const method of options.methods) {
        const summary = await measure(sites, { path, method, runs, port }).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          console.log(`${variant} ${path} ${method} could not be measured: ${reason}`);
          unmeasured += 1;
        });
        if (summary === undefined) continue;
        summaries.push(summary);
        console.log(describe(summary));
      }
    }
  }
  if (summaries.length + unmeasured === 0) throw new Error('no page is one of those asked for');
  const missed = summaries.filter(({ missed: limits }) => limits.length > 0);
  console.log(
    `${summaries.length} measured, ${missed.length} miss a limit, ${unmeasured} could not be measured.`,
  );
  if (missed.length > 0 || unmeasured > 0) process.exitCode = 1;
}
