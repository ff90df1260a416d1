import type { Answer, Answers, AnswersFile } from '../../answer.ts';
import { plain, storyLines } from '../../markdown.ts';
import { storyName } from '../../picture.ts';
import type { Entry, ReportData } from '../data.ts';

/** What the reviewer has answered, in this report and in others of the same base. */
export interface AnswerBook {
  /** The answer to what an entry shows. */
  of(entry: Entry): Answer | undefined;
  /** The answer to what the picture showed before it changed again. */
  earlierOf(entry: Entry): Answer | undefined;
  /** Keeps an answer, or takes it back. */
  give(entry: Entry, answer: Answer | undefined): void;
  /** The file that `--answers` takes. */
  file(): AnswersFile;
  /** All answers as one comment, in Markdown. */
  comment(): string;
}

/** What the browser keeps for a report's next opening. Some keep nothing for files; then the answers can still be saved. */
function kept(key: string): Answers {
  try {
    const answers: Answers = JSON.parse(localStorage.getItem(key) ?? '{}');
    return answers;
  } catch {
    return {};
  }
}

function keep(key: string, answers: Answers): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // As above: nothing is lost while the page is open.
  }
}

/** Opens the book of a report. */
export function openAnswers({ base, entries, answers: given }: ReportData): AnswerBook {
  const key = `pictures of the workshop since ${base}`;
  const answers = new Map(Object.entries({ ...given, ...kept(key) }));
  const of = (entry: Entry) => {
    const answer = answers.get(entry.id);
    return answer?.of === entry.of ? answer : undefined;
  };
  const answered = (verdict: Answer['verdict'] | undefined) =>
    entries.filter((entry) => of(entry)?.verdict === verdict);
  return {
    of,
    earlierOf: (entry) => (of(entry) === undefined ? answers.get(entry.id) : undefined),
    give(entry, answer) {
      if (answer === undefined) answers.delete(entry.id);
      else answers.set(entry.id, answer);
      keep(key, Object.fromEntries(answers));
    },
    file: () => ({ base, answers: Object.fromEntries(answers) }),
    comment() {
      const [accepted, questioned] = [answered('accepted'), answered('questioned')];
      const open = answered(undefined).length;
      const note = (entry: Entry) => of(entry)?.note.trim() ?? '';
      const noted = (entry: Entry) =>
        `- ${plain(storyName(entry))} (${entry.mode})${note(entry) === '' ? '' : `: ${note(entry).replace(/\s+/g, ' ')}`}`;
      const part = (heading: string, lines: readonly string[]) =>
        lines.length === 0 ? [] : ['', `#### ${heading}`, '', ...lines];
      return [
        '### Answers to the pictures of the workshop',
        '',
        `${accepted.length} accepted, ${questioned.length} questioned, ${open} not answered. Compared with ${base.slice(0, 12)}.`,
        ...part('Questioned', questioned.map(noted)),
        ...part('Accepted', [
          ...accepted.filter((entry) => note(entry) !== '').map(noted),
          ...storyLines(accepted.filter((entry) => note(entry) === '')),
        ]),
        '',
      ].join('\n');
    },
  };
}
