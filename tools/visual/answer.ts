import type { Finding } from './finding.ts';

/** What a reviewer says of a picture. */
export const VERDICTS = ['accepted', 'questioned'] as const;
/** One of them. */
export type Verdict = (typeof VERDICTS)[number];

/** A reviewer's answer to a finding. */
export interface Answer {
  readonly verdict: Verdict;
  readonly note: string;
  /** Nobody pressed for a verdict: the note alone makes it a question, which goes with the note. */
  readonly isByNote?: true;
  /** What was looked at, see {@link lookedAt}: an answer to other pictures is no answer to these. */
  readonly of: string;
}

/** Answers by the ids of pictures. One that was taken back is null, for what was known before may still have it. */
export type Answers = Readonly<Record<string, Answer | null>>;

/** Answers as a file, which a report saves and the next run is given. */
export interface AnswersFile {
  /** The commit that was compared with. */
  readonly base: string;
  readonly answers: Answers;
}

/** Names what a finding shows. */
export const lookedAt = ({ outcome, before, after, words }: Finding): string =>
  [outcome, before?.hash ?? '', after?.hash ?? words].join(' ');

/** The answer to what a finding shows; one to what its picture showed before is none. */
export function answerTo(answers: Answers, finding: Finding): Answer | undefined {
  const answer = answers[finding.picture.id];
  return answer && answer.of === lookedAt(finding) ? answer : undefined;
}
