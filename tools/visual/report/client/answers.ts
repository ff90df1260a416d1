import {
  type Answer,
  type Answers,
  type AnswersFile,
  type Verdict,
  answerTo,
  lookedAt,
} from '../../answer.ts';
import { plain, storyLines } from '../../markdown.ts';
import { storyName } from '../../picture.ts';
import type { Report } from '../../report.ts';
import type { Finding } from '../../finding.ts';

/** The reviewer's answers, in this report and in others of the same base and browser. */
export class AnswerBook {
  readonly #report: Report;
  #answers: Answers;

  constructor(report: Report, given: Answers) {
    this.#report = report;
    this.#answers = given;
    this.readKept();
  }

  /** Reads the browser's storage again, which another window may have changed. */
  readKept(): void {
    const kept = this.#kept();
    // An answer to the present picture takes precedence over a stored answer to an earlier one.
    const renewed = this.#report.findings.flatMap((finding) => {
      const [own, answer] = [kept[finding.picture.id], answerTo(this.#answers, finding)];
      return own && answer && own.of !== answer.of ? [[finding.picture.id, answer] as const] : [];
    });
    this.#answers = { ...this.#answers, ...kept, ...Object.fromEntries(renewed) };
  }

  get #key(): string {
    return `pictures of the workshop since ${this.#report.base} in ${this.#report.browser}`;
  }

  /** What the browser has stored. Some browsers store nothing for local files; then answers can still be saved as a file. */
  #kept(): Answers {
    try {
      const answers: Answers = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
      return answers;
    } catch {
      return {};
    }
  }

  /** The answer to what a finding shows. */
  of(finding: Finding): Answer | undefined {
    return answerTo(this.#answers, finding);
  }

  /** The answer to what the picture showed before it changed again. */
  earlierOf(finding: Finding): Answer | undefined {
    return this.of(finding) === undefined ? (this.#answers[finding.picture.id] ?? undefined) : undefined;
  }

  /** Stores an answer; without a verdict it is withdrawn. */
  give(finding: Finding, verdict: Verdict | undefined, note: string): void {
    this.#keep(finding, verdict && { verdict, note, of: lookedAt(finding) });
  }

  /** Stores a note to the answer. A note alone is a question until it is cleared. */
  write(finding: Finding, note: string): void {
    const { verdict, isByNote } = this.of(finding) ?? { verdict: 'questioned', isByNote: true as const };
    const answer = { verdict, note, of: lookedAt(finding) };
    if (isByNote === undefined) this.#keep(finding, answer);
    else this.#keep(finding, note.trim() === '' ? undefined : { ...answer, isByNote });
  }

  #keep(finding: Finding, answer: Answer | undefined): void {
    this.#answers = { ...this.#answers, [finding.picture.id]: answer ?? null };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#answers));
    } catch {
      // As above: nothing is lost while the page is open.
    }
  }

  /** The file that `--answers` takes. */
  file(): AnswersFile {
    return { base: this.#report.base, answers: this.#answers };
  }

  /** How many findings have no answer. */
  get open(): number {
    return this.#report.findings.filter((finding) => this.of(finding) === undefined).length;
  }

  /** All answers as one comment, in Markdown. */
  comment(): string {
    const { base, browser, findings } = this.#report;
    const answered = Map.groupBy(findings, (finding) => this.of(finding)?.verdict);
    const [accepted = [], questioned = []] = [answered.get('accepted'), answered.get('questioned')];
    // A component's name in angle brackets would be taken for HTML and disappear; inside code it stays as it is.
    const note = (finding: Finding) =>
      (this.of(finding)?.note ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/`[^`]*`|</g, (found) => (found === '<' ? '\\<' : found));
    const line = (finding: Finding) =>
      `- ${plain(storyName(finding.picture))} (${finding.picture.mode})${note(finding) && `: ${note(finding)}`}`;
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', `#### ${heading}`, '', ...lines];
    const { noted = [], bare = [] } = Object.groupBy(accepted, (each) => (note(each) ? 'noted' : 'bare'));
    const numbers = `${accepted.length} accepted, ${questioned.length} questioned, ${this.open} not answered`;
    return [
      '### Answers to the pictures of the workshop',
      '',
      `${numbers}. Compared with ${base.slice(0, 12)} in ${plain(browser)}.`,
      ...part('Questioned', questioned.map(line)),
      ...part('Accepted', [...noted.map(line), ...storyLines(bare.map(({ picture }) => picture))]),
      '',
    ].join('\n');
  }
}
