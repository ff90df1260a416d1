import { expect, it, vi } from 'vitest';
import { pictureOf, reportOf } from '../../testing.ts';
import type { Finding } from '../../finding.ts';
import { AnswerBook } from './answers.ts';

const finding: Finding = { outcome: 'changed', picture: pictureOf('button--usual', 'en'), words: '3 pixels' };
const report = reportOf([finding]);

/** A report opened in a browser without storage. */
function opened(answers = {}) {
  vi.stubGlobal('localStorage', undefined);
  return new AnswerBook(report, answers);
}

it('makes a note alone a question until the note is cleared, also in a reopened report', () => {
  const book = opened();
  book.write(finding, 'Why?');
  expect(book.of(finding)?.verdict).toBe('questioned');
  const later = opened(book.file().answers);
  expect(later.of(finding)?.note).toBe('Why?');
  later.write(finding, 'Why so?');
  later.write(finding, ' ');
  expect(later.of(finding)).toBeUndefined();
  expect(later.open).toBe(1);
});

it.each(['accepted', 'questioned'] as const)(
  'keeps a chosen verdict when its note is cleared: %s',
  (verdict) => {
    const book = opened();
    book.write(finding, 'Why?');
    book.give(finding, verdict, 'Why?');
    book.write(finding, '');
    expect(book.of(finding)).toMatchObject({ verdict, note: '' });
  },
);

/** A browser with storage. */
function keeping() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return kept;
}

it('prefers an answer by others to the present picture to an answer here to an earlier one', () => {
  const now: Finding = { ...finding, words: '4 pixels' };
  const theirs = opened();
  theirs.give(now, 'accepted', 'Theirs.');
  keeping();
  new AnswerBook(report, {}).give(finding, 'questioned', 'Mine.');
  const later = new AnswerBook({ ...report, findings: [now] }, theirs.file().answers);
  expect(later.of(now)?.note).toBe('Theirs.');
  later.give(now, 'questioned', 'Mine again.');
  expect(new AnswerBook({ ...report, findings: [now] }, theirs.file().answers).of(now)?.note).toBe(
    'Mine again.',
  );
});

it('keeps answers apart by browser', () => {
  keeping();
  const firefox = { ...report, browser: 'firefox 140.0' };
  new AnswerBook(report, {}).give(finding, 'accepted', '');
  const theirs = new AnswerBook(firefox, {});
  expect(theirs.earlierOf(finding)).toBeUndefined();
  theirs.give({ ...finding, words: '4 pixels' }, 'questioned', '');
  expect(new AnswerBook(report, {}).of(finding)?.verdict).toBe('accepted');
});

it('keeps answers from another window when it stores its own', () => {
  keeping();
  const asked: Finding = { ...finding, picture: pictureOf('other', 'en') };
  const both = { ...report, findings: [finding, asked] };
  const [one, other] = [new AnswerBook(both, {}), new AnswerBook(both, {})];
  one.give(finding, 'accepted', '');
  other.readKept();
  other.give(asked, 'questioned', 'Why?');
  expect(new AnswerBook(both, {}).open).toBe(0);
});

it('can withdraw an answer, also one from the report or from the browser’s storage', () => {
  const kept = keeping();
  const given = new AnswerBook(report, {});
  given.give(finding, 'accepted', '');
  kept.clear();
  const book = new AnswerBook(report, given.file().answers);
  book.give(finding, undefined, '');
  expect(book.of(finding)).toBeUndefined();
  expect(new AnswerBook(report, given.file().answers).of(finding)).toBeUndefined();
  expect(book.file().answers).toEqual({ [finding.picture.id]: null });
});

it('puts all answers into one comment, and mentions those to earlier pictures', () => {
  const [noted, asked] = ['a', '*b*'].map((name) => ({ ...finding, picture: pictureOf(name, 'en') }));
  if (noted === undefined || asked === undefined) throw new Error('There are two.');
  const base = '0123456789abcdef';
  const book = new AnswerBook(
    {
      ...report,
      base,
      browser: 'chromium 141.0',
      findings: [finding, noted, asked, { ...finding, picture: pictureOf('c', 'en') }],
    },
    {},
  );
  book.give(finding, 'accepted', '');
  book.give(noted, 'accepted', ' As\n meant by <Text> in <Box> and `<a>` 🎨 "so" ');
  book.give(asked, 'questioned', '');
  expect(book.comment()).toBe(`### Answers to the pictures of the workshop

2 accepted, 1 questioned, 1 not answered. Compared with 0123456789ab in chromium 141.0.

#### Questioned

- Components/Button / \\*b\\* (en)

#### Accepted

- Components/Button / a (en): As meant by \\<Text> in \\<Box> and \`<a>\` 🎨 "so"
- Components/Button / button--usual (en)
`);
  const changed: Finding = { ...finding, outcome: 'failed' };
  expect([book.of(changed), book.earlierOf(changed)?.verdict, book.earlierOf(finding)]).toEqual([
    undefined,
    'accepted',
    undefined,
  ]);
});
