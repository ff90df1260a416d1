import { describeLatency, type Load } from './load.ts';
import { atLeast, median, medians } from './report.ts';

const ROUNDS = 3;

/** What a load came to, round by round, and the rate that it is held against. */
export interface Comparison {
  readonly ours: readonly Load[];
  /** How often a second; none where the peer is not installed. */
  readonly peer: readonly number[];
}

/**
 * Runs a load and its peer in turn, so that what else the machine does meets both alike.
 *
 * @param peer gives a rate; undefined where it is not installed
 */
export async function inTurn(
  ours: () => Promise<Load>,
  peer: (() => Promise<number>) | undefined,
): Promise<Comparison> {
  const [mine, theirs]: [Load[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await ours());
    if (peer) theirs.push(await peer());
  }
  return { ours: mine, peer: theirs };
}

/**
 * Prints the medians of a comparison.
 *
 * @param goal the least ratio of ours to the peer's that is wanted
 * @returns whether it was reached, or could not be measured here
 */
export function printComparison(
  name: string,
  { ours, peer }: Comparison,
  { peerName, goal }: { readonly peerName: string; readonly goal: number },
): boolean {
  const load = medians(ours);
  console.log(`${name}: ${Math.round(load.rate)}; ${describeLatency(load)}`);
  // Where the tool is the limit, both sides look alike.
  console.log(`  the load tool was busy ${Math.round(load.toolBusy * 100)} % of the time`);
  if (peer.length === 0) {
    console.log(`  ${peerName} is not installed, nothing to compare with`);
    return true;
  }
  const ratio = load.rate / median(peer);
  console.log(`  ${peerName}: ${Math.round(median(peer))}; ratio ${atLeast(ratio, goal, 2)}`);
  return ratio >= goal;
}
