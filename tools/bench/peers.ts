import { describeLatency, type Load } from './load.ts';
import { atLeast, median, medians } from './report.ts';

const ROUNDS = 3;

/** What a load is compared with. */
export interface Peer {
  readonly name: string;
  /** Our rate divided by the peer's has to be at least this. */
  readonly goal: number;
  /** Returns a load, or just a rate per second; undefined where the peer is not installed. */
  readonly run: (() => Promise<Load | number>) | undefined;
}

/**
 * Runs a load and its peer in turn, so that other load on the machine affects both alike, and prints their medians.
 */
export async function compare(what: string, ours: () => Promise<Load>, peer: Peer): Promise<void> {
  const [loads, theirs]: [Load[], (Load | number)[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.push(await ours());
    if (peer.run) theirs.push(await peer.run());
  }
  const load = medians(loads);
  console.log(`${what}: ${Math.round(load.rate)}; ${describeLatency(load)}`);
  // If the tool is the limit, both sides look alike.
  console.log(`  the load tool was busy ${Math.round(load.toolBusy * 100)} % of the time`);
  if (theirs.length === 0) {
    console.log(`  ${peer.name} is not installed, nothing to compare with`);
    return;
  }
  const rate = median(theirs.map((one) => (typeof one === 'number' ? one : one.rate)));
  const answers = theirs.filter((one) => typeof one !== 'number');
  const latency = answers.length > 0 ? `; ${describeLatency(medians(answers))}` : '';
  console.log(
    `  ${peer.name}: ${Math.round(rate)}${latency}; ratio ${atLeast(load.rate / rate, peer.goal, 2)}`,
  );
}
