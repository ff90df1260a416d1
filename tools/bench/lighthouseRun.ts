import lighthouse, { type Config, type Flags, desktopConfig } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { isPictureAboveFold } from './aboveFold.ts';

/** The categories that Lighthouse scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * How a page is slowed down: `mobile` and `desktop` as for public scores (loaded fast, with times computed for a slow line),
 * `applied` with the line and the processor really slowed down as for mobile, `slow` the same with a processor that is
 * twelve times slower.
 */
export type Method = 'mobile' | 'desktop' | 'applied' | 'slow';
export const METHODS: readonly Method[] = ['mobile', 'desktop', 'applied', 'slow'];

/** What varies from run to run: the performance score, milliseconds, layout shift, bytes transferred. */
export type Speed = Readonly<Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes', number>>;

/** What one run measured. */
export interface RunResult {
  readonly speed: Speed;
  /** From 0 to 100 for each of the other categories asked for. */
  readonly scores: Readonly<Record<string, number>>;
  /** Whether the page, in a window of this size, begins with a picture. */
  readonly pictureAboveFold: boolean;
  /** Ids of the audits that count towards a score and fail. */
  readonly failed: readonly string[];
}

const SLOW_FACTOR = 12;

function configFor(method: Method): Config {
  if (method === 'desktop') return desktopConfig;
  if (method === 'mobile') return { extends: 'lighthouse:default' };
  return {
    extends: 'lighthouse:default',
    settings: {
      throttlingMethod: 'devtools',
      throttling: {
        ...throttling.mobileSlow4G,
        ...(method === 'slow' && { cpuSlowdownMultiplier: SLOW_FACTOR }),
      },
    },
  };
}

/** Lighthouse's error code for a trace without its first mark: the page was not measured at all. */
const LOST_RECORDING = 'NO_NAVSTART';

/** How often a run is tried before it is given up. */
const MOST_BEGINNINGS = 3;

/** Runs Lighthouse until it has a trace, and says so when it has to start again. */
async function record(url: string, flags: Flags, config: Config) {
  for (let beginning = 1; ; beginning += 1) {
    const result = await lighthouse(url, flags, config);
    if (result?.lhr.runtimeError?.code !== LOST_RECORDING || beginning === MOST_BEGINNINGS) return result;
    console.log(`  Lighthouse lost a trace of ${new URL(url).pathname} and starts the run again`);
  }
}

/**
 * Runs Lighthouse once, with an empty cache.
 *
 * @param port where the browser can be driven
 * @param categories the categories to score
 * @throws Error when the page could not be measured
 */
export async function runLighthouse(
  url: string,
  port: number,
  method: Method,
  categories: readonly string[],
): Promise<RunResult> {
  const flags: Flags = { port, logLevel: 'silent', onlyCategories: [...categories] };
  const result = await record(url, flags, configFor(method));
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { audits, categories: scored, configSettings, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { performance: score = Number.NaN, ...scores } = Object.fromEntries(
    Object.entries(scored).map(([id, category]) => [id, Math.round((category.score ?? Number.NaN) * 100)]),
  );
  const counted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    speed: {
      score,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    },
    scores,
    pictureAboveFold: result.artifacts.ImageElements.some(({ clientRect }) =>
      isPictureAboveFold(clientRect, configSettings.screenEmulation),
    ),
    failed: [...new Set(counted.map(({ id }) => id))].filter((id) => {
      const passed = audits[id]?.score ?? null;
      return passed !== null && passed < 0.9;
    }),
  };
}
