import { type Answer, type Answers, type AnswersFile, type Verdict, lookedAt } from '../../answer.ts';
import { plain, storyLines } from '../../markdown.ts';
import { storyName } from '../../picture.ts';
import type { Report } from '../../report.ts';
import type { Finding } from '../../verdict.ts';

/** What the reviewer has answered, in this report and in others of the same base. */
export class AnswerBook {
  readonly #report: Report;
  readonly #answers: Map<string, Answer>;

  constructor(report: Report, given: Answers) {
    this.#report = report;
    this.#answers = new Map(Object.entries({ ...given, ...this.#kept() }));
  }

  get #key(): string {
    return `pictures of the workshop since ${this.#report.base}`;
  }

  /** What the browser keeps for a report's next opening. Some keep nothing for files; then the answers can still be saved. */
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
    const answer = this.#answers.get(finding.picture.id);
    return answer?.of === lookedAt(finding) ? answer : undefined;
  }

  /** The answer to what the picture showed before it changed again. */
  earlierOf(finding: Finding): Answer | undefined {
    return this.of(finding) === undefined ? this.#answers.get(finding.picture.id) : undefined;
  }

  /** Keeps an answer; without a verdict it is taken back. */
  give(finding: Finding, verdict: Verdict | undefined, note: string): void {
    const { id } = finding.picture;
    if (verdict === undefined) this.#answers.delete(id);
    else this.#answers.set(id, { verdict, note, of: lookedAt(finding) });
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.file().answers));
    } catch {
      // As above: nothing is lost while the page is open.
    }
  }

  /** The findings with this answer. */
  answered(verdict: Verdict | undefined): Finding[] {
    return this.#report.findings.filter((finding) => this.of(finding)?.verdict === verdict);
  }

  /** The file that `--answers` takes. */
  file(): AnswersFile {
    return { base: this.#report.base, answers: Object.fromEntries(this.#answers) };
  }

  /** All answers as one comment, in Markdown. */
  comment(): string {
    const [accepted, questioned] = [this.answered('accepted'), this.answered('questioned')];
    const note = (finding: Finding) => (this.of(finding)?.note ?? '').trim().replace(/\s+/g, ' ');
    const line = (finding: Finding) =>
      `- ${plain(storyName(finding.picture))} (${finding.picture.mode})${note(finding) && `: ${note(finding)}`}`;
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', `#### ${heading}`, '', ...lines];
    const { noted = [], bare = [] } = Object.groupBy(accepted, (each) => (note(each) ? 'noted' : 'bare'));
    const numbers = `${accepted.length} accepted, ${questioned.length} questioned, ${this.answered(undefined).length} not answered`;
    return [
      '### Answers to the pictures of the workshop',
      '',
      `${numbers}. Compared with ${this.#report.base.slice(0, 12)}.`,
      ...part('Questioned', questioned.map(line)),
      ...part('Accepted', [...noted.map(line), ...storyLines(bare.map(({ picture }) => picture))]),
      '',
    ].join('\n');
  }
}
