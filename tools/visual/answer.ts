import type { Finding } from './finding.ts';

/** A reviewer's possible verdicts on a picture. */
export const VERDICTS = ['accepted', 'questioned'] as const;
/** One of them. */
export type Verdict = (typeof VERDICTS)[number];

/** A reviewer's answer to a finding. */
export interface Answer {
  readonly verdict: Verdict;
  readonly note: string;
  /** The verdict comes from the note alone: a note without a verdict is a question, and is withdrawn with the note. */
  readonly isByNote?: true;
  /** What was reviewed, see {@link lookedAt}: an answer to earlier pictures does not count for these. */
  readonly of: string;
}

/** Answers by the ids of pictures. A withdrawn answer is null, as earlier files may still contain it. */
export type Answers = Readonly<Record<string, Answer | null>>;

/** The file of answers, which a report saves for the next run. */
export interface AnswersFile {
  /** The commit that was compared with. */
  readonly base: string;
  readonly answers: Answers;
}

/** Identifies what a finding shows. */
export const lookedAt = ({ outcome, before, after, words }: Finding): string =>
  [outcome, before?.hash ?? '', after?.hash ?? words].join(' ');

/** The answer to what a finding shows; not one to what its picture showed before. */
export function answerTo(answers: Answers, finding: Finding): Answer | undefined {
  const answer = answers[finding.picture.id];
  return answer && answer.of === lookedAt(finding) ? answer : undefined;
}
