import type { Method, RunResult, Speed } from './lighthouseRun.ts';
import { medians } from './report.ts';

/** One page by one method: {@link summarise}. */
export type Summary = ReturnType<typeof summarise>;

/** Limits of the project; times in milliseconds. */
const LIMITS = { lcpRatio: 1.05, lcpRatioWithPicture: 1.1, tbt: 50, tbtSlow: 100, cls: 0.01 } as const;

/** Reduces all runs of a page to medians and compares them with the limits. */
export function summarise(
  name: { readonly variant: string; readonly path: string; readonly method: Method },
  results: Readonly<Record<'ours' | 'twin', readonly RunResult[]>>,
) {
  const speedOf = (side: readonly RunResult[]): Speed => medians(side.map(({ speed }) => speed));
  const [ours, twin] = [speedOf(results.ours), speedOf(results.twin)];
  const scores = results.ours[0]?.scores ?? {};
  const hasPicture = results.ours.some(({ pictureAboveFold }) => pictureAboveFold);
  const lcpRatio = ours.lcp / twin.lcp;
  const lcpRatioLimit = hasPicture ? LIMITS.lcpRatioWithPicture : LIMITS.lcpRatio;
  // At twelve-fold slowdown only blocking counts; with throttling really applied there is no public score to reach.
  const isScored = name.method === 'mobile' || name.method === 'desktop';
  const tbtLimit = { mobile: LIMITS.tbt, desktop: LIMITS.tbt, applied: Infinity, slow: LIMITS.tbtSlow }[
    name.method
  ];
  const low = Object.entries({ ...scores, performance: ours.score }).filter(([, score]) => score < 100);
  return {
    ...name,
    /** Those of the categories other than performance. */
    scores,
    failed: [...new Set(results.ours.flatMap(({ failed }) => failed))],
    ours,
    twin,
    /** Our LCP divided by the twin's, and the most that it may be. */
    lcpRatio,
    lcpRatioLimit,
    /** Limits that were missed, in words. */
    missed: [
      ...(isScored ? low.map(([category, score]) => `${category} ${score}`) : []),
      ...(isScored && lcpRatio > lcpRatioLimit ? [`LCP ratio ${lcpRatio.toFixed(2)}`] : []),
      ...(ours.tbt > tbtLimit ? [`TBT ${ours.tbt.toFixed(0)} ms`] : []),
      ...(ours.cls > LIMITS.cls ? [`CLS ${ours.cls.toFixed(3)}`] : []),
    ],
  };
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
