import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from './report.ts';
import { mergeReports } from './merge.ts';
import { reportOf, temporaryFolder } from './testing.ts';

const partOf = (part: number, told: Partial<Report> = {}): string => {
  const folder = temporaryFolder();
  const report = { ...reportOf([]), ...told, shard: { part, of: 2 } };
  writeFileSync(join(folder, 'summary.json'), JSON.stringify(report));
  return folder;
};

it('refuses parts of two commits, such as one that an earlier check has left', async () => {
  const parts = [partOf(1), partOf(2, { head: 'other' })];
  await expect(mergeReports(parts, temporaryFolder())).rejects.toThrow(/one and the same comparison/);
});

it('takes a part without findings whose empty folder of pictures got lost, as archives have none', async () => {
  const output = temporaryFolder();
  const parts = [partOf(1), partOf(2)];
  mkdirSync(join(parts[0] ?? '', 'pictures'));
  writeFileSync(join(parts[0] ?? '', 'pictures/a.png'), '');
  expect(await mergeReports(parts, output)).toMatchObject({ taken: 2 });
  expect(existsSync(join(output, 'pictures/a.png'))).toBe(true);
});

it('of a part that was not written to its end it says that there is none', async () => {
  const part = temporaryFolder();
  writeFileSync(join(part, 'summary.json'), '{"base":');
  await expect(mergeReports([part], temporaryFolder())).rejects.toThrow(`There is no report in ${part}.`);
});
