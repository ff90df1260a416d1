import { mkdtempDisposableSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { siteDirectory } from '@plinth/server/manifest';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { themeCss, createTheme, neutralDecisions } from '@plinth/ui/tokens';
import { Window } from 'happy-dom';
import { refuse } from '../args.ts';
import { buildEveryBrand } from '../build/fresh.ts';
import { bundleLibrary } from '../lib/bundle.ts';
import { unsupportedScript } from './browserScripts.ts';
import { unsupportedStyles } from './browserStyles.ts';

/**
 * Checks the styles and scripts of every site, after building what is not fresh, and the library's, against the policy of docs/browsers.md. Prints what the
 * oldest browsers lack without a fallback; 1 if anything.
 */

/** Lines on what is lacking, each with the first file in which it was found. */
type Findings = Map<string, string>;

const parser = new new Window().DOMParser();

/** Everything in a file that a browser runs or paints by. */
function lacksOfFile(file: string): string[] {
  if (!/\.(?:html|css|m?js)$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return unsupportedStyles(text);
  if (file.endsWith('js')) return unsupportedScript(text);
  const document = parser.parseFromString(text, 'text/html');
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  return [
    ...unsupportedStyles(textsOf('style').join('\n')),
    ...textsOf('script:not([src], [type$="json"])').flatMap(unsupportedScript),
  ];
}

/** The files that documents and their files refer to: scripts of earlier builds stay for a day, and do not count. */
function filesInUse(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const used = names.filter((name) => name.endsWith('.html'));
  const rest = new Set(names.filter((name) => /\.(?:css|m?js)$/.test(name)));
  // The set grows during the loop.
  for (const user of used) {
    const text = readFileSync(join(folder, user), 'utf8');
    for (const name of rest) if (text.includes(basename(name)) && rest.delete(name)) used.push(name);
  }
  return used;
}

function checkFiles(folder: string, names: readonly string[]): Findings {
  const found: Findings = new Map();
  for (const name of names) {
    for (const line of lacksOfFile(join(folder, name))) if (!found.has(line)) found.set(line, name);
  }
  return found;
}

/** The library as it is published; its components' styles are checked where they are rendered, in browserStyles.test.tsx. */
async function checkLibrary(): Promise<Findings> {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'plinth-support-'));
  await bundleLibrary(root, scratch.path);
  const ofTheme = unsupportedStyles(themeCss(createTheme(neutralDecisions)));
  return new Map([
    ...checkFiles(scratch.path, readdirSync(scratch.path, { recursive: true, encoding: 'utf8' })),
    ...ofTheme.map((line) => [line, 'tokens.css'] as const),
  ]);
}

const tell = (what: string, found: Findings) => {
  if (found.size > 0) process.exitCode = 1;
  const lines = [...found].map(([line, file]) => `  ${line} (${file})`);
  process.stdout.write([`${what}: ${found.size} problems`, ...lines].join('\n').concat('\n'));
};

for (const variant of await buildEveryBrand(root).catch(refuse)) {
  const folder = siteDirectory(join(root, 'dist'), variant);
  tell(variant, checkFiles(folder, filesInUse(folder)));
}
tell('library', await checkLibrary());
