import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { storyName } from '../picture.ts';
import type { Report } from '../report.ts';
import { OUTCOMES, headline } from '../summary.ts';
import type { Finding } from '../verdict.ts';
import type { Entry, ReportData } from './data.ts';

/** Lossless, since a reviewer looks at single pixels; far smaller than the browser's quick PNG. */
async function dataUrl(png: Buffer | undefined): Promise<string | undefined> {
  if (png === undefined) return undefined;
  const webp = await sharp(png).webp({ lossless: true, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

async function entryOf({ outcome, words, picture, before, after, mask, box }: Finding): Promise<Entry> {
  const { id, title, name, file, mode, facts, width } = picture;
  const [from, to, marks] = await Promise.all([before, after, mask].map(dataUrl));
  const pictures = { before: from, after: to, mask: marks, box };
  return { id, outcome, words, title, name, file, mode, facts, width, ...pictures };
}

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

async function reportData(report: Report): Promise<ReportData> {
  const entries: Entry[] = [];
  for (const { outcome } of OUTCOMES) {
    for (const finding of report.findings.filter((candidate) => candidate.outcome === outcome)) {
      entries.push(await entryOf(finding));
    }
  }
  return {
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

/** The report: one HTML document that needs nothing beside it. */
export async function renderReport(report: Report): Promise<string> {
  const [page, style, script, data] = await Promise.all([
    readFile(join(import.meta.dirname, 'page.html'), 'utf8'),
    readFile(join(import.meta.dirname, 'page.css'), 'utf8'),
    clientScript(),
    reportData(report),
  ]);
  const parts: Readonly<Record<string, string>> = {
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="data">${embeddable(data)}</script>`,
    script: `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
  };
  return page.replace(/<!-- (style|data|script) -->/g, (_, name: string) => parts[name] ?? '');
}
