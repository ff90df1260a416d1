import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Answers } from '../answer.ts';
import type { Report } from '../report.ts';

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
  return [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

/** JSON that cannot end the script element around it. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The report: one HTML document, which needs only the pictures beside it. */
export async function renderReport(report: Report, answers: Answers): Promise<string> {
  const [page, style, script] = await Promise.all([
    readFile(join(import.meta.dirname, 'page.html'), 'utf8'),
    readFile(join(import.meta.dirname, 'page.css'), 'utf8'),
    clientScript(),
  ]);
  const parts: Readonly<Record<string, string>> = {
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="data">${embeddable({ report, answers })}</script>`,
    script: `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
  };
  return page.replace(/<!-- (style|data|script) -->/g, (_, name: string) => parts[name] ?? '');
}
