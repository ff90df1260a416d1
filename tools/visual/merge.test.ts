import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from './report.ts';
import { mergeReports } from './merge.ts';
import { pictureOf, reportOf, temporaryFolder } from './testing.ts';

/** The files of a part's report. */
const filesOf = (part: number, told: Partial<Report> = {}) => ({
  'summary.json': JSON.stringify({ ...reportOf([]), shard: { part, of: 2 }, ...told }),
});

it.each([
  { base: 'other' },
  { head: 'other' },
  { browser: 'other' },
  { scope: 'other' },
  { shard: { part: 2, of: 3 } },
])('refuses parts of two comparisons, such as one left by an earlier check: %o', async (told) => {
  const parts = [filesOf(1), filesOf(2, told)].map(temporaryFolder);
  await expect(mergeReports(parts, temporaryFolder())).rejects.toThrow(/one and the same comparison/);
});

it.each([
  ['a part that is missing', [filesOf(1)], 'Part 2 of 2 is missing'],
  ['a part that is there twice', [filesOf(1), filesOf(2), filesOf(2)], 'A part is there twice'],
  ['the report of a whole run', [{ 'summary.json': JSON.stringify(reportOf([])) }], 'reports of --shard'],
])('refuses %s', async (_, parts, words) => {
  await expect(mergeReports(parts.map(temporaryFolder), temporaryFolder())).rejects.toThrow(words);
});

it('orders the findings of all parts, and says how long the slowest part took', async () => {
  const found = (name: string) => ({ outcome: 'added', picture: pictureOf(name, 'en'), words: '' }) as const;
  const parts = [
    filesOf(1, { findings: [found('b')], shooting: 2, duration: 3 }),
    filesOf(2, { findings: [found('a')], shooting: 1, duration: 4 }),
  ];
  expect(await mergeReports(parts.map(temporaryFolder), temporaryFolder())).toMatchObject({
    findings: [found('a'), found('b')],
    shooting: 2,
    duration: 4,
  });
});

it('takes a part without findings and without its empty pictures folder, which archives do not keep', async () => {
  const output = temporaryFolder();
  const parts = [{ ...filesOf(1), 'pictures/a.png': '' }, filesOf(2)].map(temporaryFolder);
  expect(await mergeReports(parts, output)).toMatchObject({ taken: 2 });
  expect(existsSync(join(output, 'pictures/a.png'))).toBe(true);
});

it('says that there is no report when a part was not written completely', async () => {
  const part = temporaryFolder({ 'summary.json': '{"base":' });
  await expect(mergeReports([part], temporaryFolder())).rejects.toThrow(`There is no report in ${part}.`);
});
