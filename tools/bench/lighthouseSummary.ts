import type { Method, RunResult, Speed } from './lighthouseRun.ts';
import { medians } from './report.ts';

/** One page by one method. */
export interface Summary {
  readonly variant: string;
  readonly path: string;
  readonly method: Method;
  /** The scores of the categories other than performance. */
  readonly scores: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
  /** Medians. */
  readonly ours: Speed;
  readonly twin: Speed;
  /** LCP, ours to the twin's, and the most that it may be. */
  readonly lcpRatio: number;
  readonly lcpRatioLimit: number;
  /** Limits that were missed, in words. */
  readonly missed: readonly string[];
}

/** Limits of the project; times in milliseconds. */
const LIMITS = { lcpRatio: 1.05, lcpRatioWithPicture: 1.1, tbt: 50, tbtSlow: 100, cls: 0.01 } as const;

function missedBy({ method, ours, scores, lcpRatio, lcpRatioLimit }: Omit<Summary, 'missed'>): string[] {
  // At twelve-fold slowdown only blocking counts; with throttling really applied there is no public score to reach.
  const isScored = method === 'mobile' || method === 'desktop';
  const tbtLimit = method === 'slow' ? LIMITS.tbtSlow : LIMITS.tbt;
  const low = Object.entries({ ...scores, performance: ours.score }).filter(([, score]) => score < 100);
  return [
    ...(isScored ? low.map(([name, score]) => `${name} ${score}`) : []),
    ...(isScored && lcpRatio > lcpRatioLimit ? [`LCP ratio ${lcpRatio.toFixed(2)}`] : []),
    ...(method !== 'applied' && ours.tbt > tbtLimit ? [`TBT ${ours.tbt.toFixed(0)} ms`] : []),
    ...(ours.cls > LIMITS.cls ? [`CLS ${ours.cls.toFixed(3)}`] : []),
  ];
}

/** Reduces all runs of a page to medians and holds them against the limits. */
export function summarise(
  name: Pick<Summary, 'variant' | 'path' | 'method'>,
  results: Readonly<Record<'ours' | 'twin', readonly RunResult[]>>,
): Summary {
  const speedOf = (side: readonly RunResult[]): Speed => medians(side.map(({ speed }) => speed));
  const [ours, twin] = [speedOf(results.ours), speedOf(results.twin)];
  const pictureAboveFold = results.ours.some((result) => result.pictureAboveFold);
  const summary = {
    ...name,
    scores: results.ours[0]?.scores ?? {},
    failed: [...new Set(results.ours.flatMap(({ failed }) => failed))],
    ours,
    twin,
    lcpRatio: ours.lcp / twin.lcp,
    lcpRatioLimit: pictureAboveFold ? LIMITS.lcpRatioWithPicture : LIMITS.lcpRatio,
  };
  return { ...summary, missed: missedBy(summary) };
}

const describeSide = (side: string, { score, fcp, lcp, tbt, cls, bytes }: Speed): string =>
  `  ${side.padEnd(6)} score ${score}, FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, ${(bytes / 1000).toFixed(1)} kB`;

/** The lines that are printed for a page. */
export function describe(summary: Summary): string {
  const { variant, path, method, scores, failed, ours, twin, lcpRatio, lcpRatioLimit, missed } = summary;
  const others = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  const ratios = [
    `LCP ${lcpRatio.toFixed(2)} of the twin's (at most ${lcpRatioLimit})`,
    `FCP ${(ours.fcp / twin.fcp).toFixed(2)}`,
  ];
  return [
    `${variant} ${path} ${method}${missed.length > 0 ? `  MISSED: ${missed.join(', ')}` : ''}`,
    describeSide('ours', ours),
    describeSide('twin', twin),
    `  ${[...ratios, ...others].join('; ')}`,
    ...(failed.length > 0 ? [`  audits below 0.9: ${failed.join(', ')}`] : []),
  ].join('\n');
}
