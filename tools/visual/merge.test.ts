import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from './report.ts';
import { mergeReports } from './merge.ts';
import { reportOf, temporaryFolder } from './testing.ts';

/** The files of a part's report. */
const filesOf = (part: number, told: Partial<Report> = {}) => ({
  'summary.json': JSON.stringify({ ...reportOf([]), ...told, shard: { part, of: 2 } }),
});

it('refuses parts of two commits, such as one left by an earlier check', async () => {
  const parts = [filesOf(1), filesOf(2, { head: 'other' })].map(temporaryFolder);
  await expect(mergeReports(parts, temporaryFolder())).rejects.toThrow(/one and the same comparison/);
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
