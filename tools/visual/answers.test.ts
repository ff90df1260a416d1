import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownAnswers } from './answers.ts';
import { temporaryFolder } from './testing.ts';

function place() {
  const folder = temporaryFolder();
  const file = join(folder, 'answers.json');
  return { cache: folder, file, save: (text: string) => writeFileSync(file, text) };
}

const accepted = { verdict: 'accepted', note: 'As meant.', of: 'changed a b' } as const;

it('remembers the answers for runs of the same browser against the same base', async () => {
  const { cache, file, save } = place();
  expect(await knownAnswers(cache, 'base', 'chromium', undefined)).toEqual({});
  save(JSON.stringify({ base: 'base', answers: { 'a--b.en': accepted } }));
  expect(await knownAnswers(cache, 'base', 'chromium', file)).toEqual({ 'a--b.en': accepted });
  expect(await knownAnswers(cache, 'base', 'chromium', undefined)).toEqual({ 'a--b.en': accepted });
  expect(await knownAnswers(cache, 'other', 'chromium', undefined)).toEqual({});
  expect(await knownAnswers(cache, 'base', 'firefox', undefined)).toEqual({});
  save(JSON.stringify({ base: 'base', answers: { 'a--b.en': null } }));
  expect(await knownAnswers(cache, 'base', 'chromium', file)).toEqual({ 'a--b.en': null });
  await expect(knownAnswers(cache, 'other', 'chromium', file)).rejects.toThrow(
    /answers a comparison with base/,
  );
});

const ANSWERS = { base: 'base', answers: { 'a--b.en': accepted } };

it.each([
  '{',
  '[]',
  JSON.stringify({ ...ANSWERS, base: undefined }),
  JSON.stringify({ ...ANSWERS, answers: undefined }),
  ...[{ verdict: 'fine' }, { note: 1 }, { of: undefined }, { isByNote: false }].map((wrong) =>
    JSON.stringify({ ...ANSWERS, answers: { 'a--b.en': { ...accepted, ...wrong } } }),
  ),
])('refuses a file that no report has saved: %s', async (text) => {
  const { cache, file, save } = place();
  save(text);
  await expect(knownAnswers(cache, 'base', 'chromium', file)).rejects.toThrow(
    'has no answers as a report saves them',
  );
});
