import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { choose, orRefuse, refuse } from '../../tools/args.ts';
import { endWithParent } from '../../tools/endWithParent.ts';
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
 * `npm run pictures [-- chromium firefox webkit]`: every page of the built sites, whole, light and dark, at three widths, in
 * Chromium or as each named engine shows it, in `dist/pictures/index.html`. Engines that are not named keep the pictures that they
 * have.
 */
const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const folder = join(PROJECT_ROOT, 'dist/pictures');

const fileOf = (page: string, scheme: Scheme, width: number, engineName: EngineName) =>
  `${page}-${scheme}-${width}-${engineName}.png`;

/** Takes one brand's pages in one engine and colour scheme, and names them. */
async function takeBrand(
  engineName: EngineName,
  brand: (typeof BRANDS)[number],
  scheme: Scheme,
): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const engine = opened.adopt(await startEngine(engineName), (started) => started.close());
  const site = opened.use(await startSite(brand));
  const gate = opened.use(await openGate(site));
  const driver = opened.adopt(await engine.open({ screenshots: true, scheme }, WATCH), (window) =>
    window.close(),
  );
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
        writeFileSync(join(folder, fileOf(page, scheme, width, engineName)), await visitor.screenshot());
      }
      pages.push(page);
    }
  }
  return pages;
}

/** One row for each page and colour scheme, one column for each width and engine. */
function galleryOf(pages: readonly string[]): string {
  const rows = pages.flatMap((page) =>
    SCHEMES.map((scheme) => {
      const pictures = WIDTHS.flatMap((width) =>
        ENGINE_NAMES.map((name) => {
          const file = fileOf(page, scheme, width, name);
          if (!existsSync(join(folder, file))) return '';
          const alt = `${width} px, ${name}`;
          return `<a href="${file}"><img loading="lazy" src="${file}" alt="${alt}" width="${width / 3}"></a>`;
        }),
      );
      return `<h2>${page}, ${scheme}</h2><p>${pictures.join('')}</p>`;
    }),
  );
  const style =
    'p{display:flex;gap:8px;align-items:start;overflow:auto}img{height:auto;outline:1px solid gray}';
  const title = 'Every page of the sites';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${rows.join('\n')}`;
}

endWithParent();
// The drivers close their browsers when the process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
const [, , ...named] = process.argv;
const asked = orRefuse(() => choose('An engine', named.length > 0 ? named : ['chromium'], ENGINE_NAMES));
const engines = asked.filter(isInstalled);
// An empty gallery would overwrite an existing one.
if (engines.length === 0) refuse(`There is no ${asked.join(' or ')} on this machine.`);

buildSites();
const pages = new Set<string>();
for (const engineName of engines) {
  for (const brand of BRANDS) {
    for (const scheme of SCHEMES)
      for (const page of await takeBrand(engineName, brand, scheme)) pages.add(page);
  }
}
writeFileSync(join(folder, 'index.html'), galleryOf([...pages]));
console.log(join(folder, 'index.html'));
