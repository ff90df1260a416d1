import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { choose, orRefuse, refuse } from '../../tools/args.ts';
import { BRANDS } from '../support/builds.ts';
import { startSite } from '../support/site.ts';
import { LANG_CODES } from '../support/words.ts';
import { ENGINE_NAMES, type EngineName, isInstalled, startEngine } from './drivers/find.ts';
import { TALLEST } from './drivers/webkitProcesses.ts';
import { openGate } from './gate.ts';
import buildSites from './globalSetup.ts';
import { missingPictures } from './layoutFindings.ts';
import { createVisitor } from './visitor.ts';
import { WATCH } from './errorReporter.ts';

/*
 * `npm run test:browsers -- --pictures [firefox webkit chromium]`: whole pages as each installed engine shows them, side by side in
 * `dist/pictures-engines/index.html`. Engines that are not named keep the pictures that they have.
 */
const WIDTHS = [390, 1440];
const folder = join(PROJECT_ROOT, 'dist/pictures-engines');

const fileOf = (page: string, width: number, engineName: EngineName) => `${page}-${width}-${engineName}.png`;

/** Takes one brand's pages in one engine, and names them. */
async function takeBrand(engineName: EngineName, brand: (typeof BRANDS)[number]): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const engine = opened.adopt(await startEngine(engineName), (started) => started.close());
  const site = opened.use(await startSite(brand));
  const gate = opened.use(await openGate(site));
  const driver = opened.adopt(await engine.open({ screenshots: true }, WATCH), (window) => window.close());
  const visitor = createVisitor(driver, gate, {});
  const pages: string[] = [];
  for (const langCode of LANG_CODES) {
    for (const path of [...site.pagesIn(langCode), '/errorPage']) {
      const name = path.replace(`/main/${langCode}/`, '').replaceAll('/', '');
      const page = `${brand}/${langCode}/${name}`;
      mkdirSync(join(folder, brand, langCode), { recursive: true });
      for (const width of WIDTHS) {
        await visitor.resize(width, 900);
        await visitor.open(path);
        await visitor.expect(missingPictures, null, []);
        const height = await visitor.evaluate(() => document.documentElement.scrollHeight);
        await visitor.resize(width, Math.min(height, TALLEST));
        writeFileSync(join(folder, fileOf(page, width, engineName)), await visitor.screenshot());
      }
      pages.push(page);
    }
  }
  return pages;
}

/** One row for each page and width, one column for each engine. */
function galleryOf(pages: readonly string[]): string {
  const rows = pages.flatMap((page) =>
    WIDTHS.map((width) => {
      const pictures = ENGINE_NAMES.map(
        (name) => `<img loading="lazy" src="${fileOf(page, width, name)}" alt="${name}" width="${width}">`,
      );
      return `<h2>${page}, ${width} px</h2><p>${pictures.join('')}</p>`;
    }),
  );
  const style = 'p{display:flex;gap:8px;align-items:start}img{max-width:33%;height:auto;outline:1px solid}';
  const title = `Every page in ${ENGINE_NAMES.join(', ')}`;
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${rows.join('\n')}`;
}

const asked = orRefuse(() => choose('An engine', process.argv.slice(2), ENGINE_NAMES));
const engines = asked.filter(isInstalled);
// An empty gallery would overwrite an existing one.
if (engines.length === 0) refuse(`There is no ${asked.join(' or ')} on this machine.`);

buildSites();
const pages = new Set<string>();
for (const engineName of engines) {
  for (const brand of BRANDS) for (const page of await takeBrand(engineName, brand)) pages.add(page);
}
writeFileSync(join(folder, 'index.html'), galleryOf([...pages]));
console.log(join(folder, 'index.html'));
