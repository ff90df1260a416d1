import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CouldNotRun } from './failure.ts';
import type { Report } from './report.ts';
import { copyPictures } from './pictureFiles.ts';

async function readReport(folder: string): Promise<Report> {
  try {
    // Written by this same command, maybe not completely.
    const report: Report = JSON.parse(await readFile(join(folder, 'summary.json'), 'utf8'));
    return report;
  } catch (error) {
    throw new CouldNotRun(`There is no report in ${folder}.`, { cause: error });
  }
}

/**
 * Merges the reports of all parts into one, with their pictures.
 *
 * @throws CouldNotRun when a part is missing, or is of another comparison
 */
export async function mergeReports(folders: readonly string[], output: string): Promise<Report> {
  const reports = await Promise.all(folders.map(readReport));
  const [first] = reports;
  const of = first?.shard?.of ?? 0;
  const parts = new Set(reports.map(({ shard }) => shard?.part));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((part) => !parts.has(part));
  if (first === undefined || of === 0) throw new CouldNotRun('--merge takes reports of --shard.');
  if (missing.length > 0) throw new CouldNotRun(`Part ${missing.join(', ')} of ${of} is missing.`);
  if (reports.length > of) throw new CouldNotRun('A part is there twice.');
  const same = ['base', 'head', 'browser', 'scope'] as const;
  const isOther = (report: Report) =>
    report.shard?.of !== of || same.some((name) => report[name] !== first[name]);
  if (reports.some(isOther)) throw new CouldNotRun('The parts do not tell of one and the same comparison.');
  for (const folder of folders) await copyPictures(folder, output);
  const sum = (value: (report: Report) => number) => reports.reduce((all, each) => all + value(each), 0);
  return {
    ...first,
    shard: undefined,
    findings: reports
      .flatMap(({ findings }) => findings)
      .toSorted((a, b) => a.picture.id.localeCompare(b.picture.id)),
    taken: sum(({ taken }) => taken),
    shooting: Math.max(...reports.map(({ shooting }) => shooting)),
    duration: Math.max(...reports.map(({ duration }) => duration)),
  };
}
