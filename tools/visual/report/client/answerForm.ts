import { type Verdict, VERDICTS } from '../../answer.ts';
import type { Entry } from '../data.ts';
import type { AnswerBook } from './answers.ts';
import { button, element } from './dom.ts';

/** Where a reviewer answers to a finding. */
export interface AnswerForm {
  readonly element: HTMLElement;
  show(entry: Entry): void;
  /** Gives this answer, or takes it back where it was given. */
  answer(verdict: Verdict): void;
}

const LABELS: Readonly<Record<Verdict, { readonly label: string; readonly key: string }>> = {
  accepted: { label: 'Accept', key: 'a' },
  questioned: { label: 'Question', key: 'q' },
};

/** What does not render, or never twice alike, is mended and not accepted. */
const canBe = (verdict: Verdict, { outcome }: Entry): boolean =>
  verdict === 'questioned' || (outcome !== 'failed' && outcome !== 'unstable');

/** Makes the form; `onAnswer` is called after every answer. */
export function makeAnswerForm(book: AnswerBook, onAnswer: () => void): AnswerForm {
  let shown: Entry | undefined;
  const note = element('textarea', { rows: '1', id: 'note' });
  const earlier = element('p', { class: 'quiet' });
  const draw = () => {
    if (shown === undefined) return;
    for (const [verdict, made] of choices) {
      made.setAttribute('aria-pressed', String(book.of(shown)?.verdict === verdict));
      made.disabled = !canBe(verdict, shown);
    }
    const before = book.earlierOf(shown);
    earlier.hidden = before === undefined;
    earlier.textContent =
      before === undefined
        ? ''
        : `${before.verdict === 'accepted' ? 'Accepted' : 'Questioned'} when it showed something else. ${before.note}`;
  };
  const answer = (verdict: Verdict) => {
    if (shown === undefined || !canBe(verdict, shown)) return;
    const isTakenBack = book.of(shown)?.verdict === verdict;
    book.give(shown, isTakenBack ? undefined : { verdict, note: note.value, of: shown.of });
    draw();
    onAnswer();
  };
  const choices = VERDICTS.map((verdict) => {
    const { label, key } = LABELS[verdict];
    const hint = { class: 'button', 'aria-keyshortcuts': key, title: `Key ${key}` };
    return [verdict, button(hint, () => answer(verdict), label)] as const;
  });
  note.addEventListener('input', () => {
    if (shown === undefined) return;
    // A note by itself is a question.
    const { verdict } = book.of(shown) ?? { verdict: 'questioned' as const };
    book.give(shown, { verdict, note: note.value, of: shown.of });
    draw();
    onAnswer();
  });
  return {
    element: element(
      'div',
      { class: 'answer', role: 'group', 'aria-label': 'Your answer' },
      ...choices.map(([, made]) => made),
      element('label', { for: 'note' }, 'Note'),
      note,
      earlier,
    ),
    show(entry) {
      shown = entry;
      note.value = book.of(entry)?.note ?? '';
      draw();
    },
    answer,
  };
}
