import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type Answers, lookedAt } from '../answer.ts';
import { storyName } from '../picture.ts';
import type { Report } from '../report.ts';
import { OUTCOMES, headline } from '../summary.ts';
import type { Finding } from '../verdict.ts';
import type { Entry, ReportData } from './data.ts';

const entryOf = (finding: Finding): Entry => {
  const { outcome, words, picture, before, after, mask, box } = finding;
  const { id, storyId, title, name, file, mode, facts, width } = picture;
  const pictures = { before, after, mask, box };
  return {
    id,
    of: lookedAt(finding),
    storyId,
    outcome,
    words,
    title,
    name,
    file,
    mode,
    facts,
    width,
    ...pictures,
  };
};

/** The page's script in one piece, for a `<script>` in the document. */
async function clientScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'client/main.ts'), formats: ['iife'], name: 'report' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

/** Nothing in JSON can then end the script element that it stands in. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function reportData(report: Report, answers: Answers): ReportData {
  const entries = OUTCOMES.flatMap(({ outcome }) =>
    report.findings.filter((finding) => finding.outcome === outcome).map(entryOf),
  );
  return {
    base: report.base,
    answers,
    headline: headline(report),
    facts: [
      ['Compared with', report.base.slice(0, 12)],
      ['Looked at', report.scope],
      ['Pictures taken', String(report.taken)],
      ['Cannot have changed', String(report.untouched)],
      ['Browser', report.browser],
      ['Took', `${(report.duration / 1000).toFixed(1)} s`],
    ],
    groups: OUTCOMES.filter(({ outcome }) => entries.some((entry) => entry.outcome === outcome)),
    entries,
    leftOut: report.leftOut.map((story) => ({ story: storyName(story), reason: story.reason })),
  };
}

/** The report: one HTML document, which needs nothing beside it but the pictures. */
export async function renderReport(report: Report, answers: Answers): Promise<string> {
  const [page, style, script] = await Promise.all([
    readFile(join(import.meta.dirname, 'page.html'), 'utf8'),
    readFile(join(import.meta.dirname, 'page.css'), 'utf8'),
    clientScript(),
  ]);
  const parts: Readonly<Record<string, string>> = {
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="data">${embeddable(reportData(report, answers))}</script>`,
    script: `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
  };
  return page.replace(/<!-- (style|data|script) -->/g, (_, name: string) => parts[name] ?? '');
}
