import type { LeftOut } from './picture.ts';
import type { Shard } from './studio.ts';
import type { Finding } from './finding.ts';

/** Everything that one run found out. */
export interface Report {
  /** The commit that the working tree was compared with. */
  readonly base: string;
  /** The commit that the working tree is based on, with or without changes. */
  readonly head: string;
  /** Which part of several it covers; unset: it covers all pictures. */
  readonly shard?: Shard | undefined;
  readonly findings: readonly Finding[];
  /** How many pictures of the working tree were taken. */
  readonly taken: number;
  /** How long taking and comparing them took, in milliseconds. */
  readonly shooting: number;
  /** How many pictures were not taken, because the changes cannot reach them. */
  readonly untouched: number;
  readonly leftOut: readonly LeftOut[];
  /** Why these pictures were taken, such as `every story, because package-lock.json has changed`. */
  readonly scope: string;
  readonly browser: string;
  /** The one that `--browser` named; reviewers' answers are kept for it. */
  readonly browserName: string;
  /** How long the run took, in milliseconds. */
  readonly duration: number;
}
