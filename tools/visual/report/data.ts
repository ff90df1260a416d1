import type { Answers } from '../answer.ts';
import type { Box } from '../compare.ts';
import type { Kept } from '../shelf.ts';
import type { Outcome } from '../verdict.ts';

/** One finding as the report's page gets it; pictures are files beside the page, fetched when they are looked at. */
export interface Entry {
  /** The picture's name, such as `components-button--primary.en-light`. */
  readonly id: string;
  /** What an answer to it is an answer to. */
  readonly of: string;
  readonly storyId: string;
  readonly outcome: Outcome;
  readonly words: string;
  readonly title: string;
  readonly name: string;
  readonly file: string;
  readonly mode: string;
  /** What else its mode says, such as a language. */
  readonly facts: Readonly<Record<string, string>>;
  readonly width: number;
  readonly box?: Box | undefined;
  readonly before?: Kept | undefined;
  readonly after?: Kept | undefined;
  readonly mask?: string | undefined;
}

/** Everything that the report's page shows. */
export interface ReportData {
  /** The commit that was compared with. */
  readonly base: string;
  /** What reviewers have answered in reports of this base. */
  readonly answers: Answers;
  readonly headline: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly groups: readonly {
    readonly outcome: Outcome;
    readonly heading: string;
    readonly advice: string;
  }[];
  readonly entries: readonly Entry[];
  readonly leftOut: readonly { readonly story: string; readonly reason: string }[];
}
