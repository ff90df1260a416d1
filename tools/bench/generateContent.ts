import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANG_CODES } from '@plinth/ui/contract';
import { contentDirectory } from '@plinth/server/settings';

/** The plan has the id 1, so services begin after it. */
const FIRST_ID = 2;

/**
 * Makes the content of a brand with many services: copies of its own services, each with its own id, name and title, so that
 * every page differs and is as long as a real one.
 *
 * @param services how many services in each language
 * @param folder where the content goes; must not hold anything else
 */
export function generateContent(variant: string, services: number, folder: string): void {
  cpSync(contentDirectory(variant), folder, { recursive: true });
  for (const langCode of LANG_CODES) {
    const directory = join(folder, langCode, 'services');
    const samples = globSync('*.yaml', { cwd: directory })
      .toSorted()
      .map((name) => ({
        name: basename(name, '.yaml').replace(/^\d+-/, ''),
        text: readFileSync(join(directory, name), 'utf8'),
      }));
    rmSync(directory, { recursive: true });
    mkdirSync(directory);
    for (let id = FIRST_ID; id < FIRST_ID + services; id += 1) {
      const sample = samples[id % samples.length];
      if (sample === undefined) throw new Error(`${variant} has no service to repeat.`);
      const text = sample.text
        .replace(/^id: .*$/m, `id: ${id}`)
        .replace(/^sort: .*$/m, `sort: ${id}`)
        .replace(/^(menuName: .*?)\s*$/m, `$1 ${id}`)
        .replace(/^( +(?:pageTitle|title): .*?)\s*$/m, `$1 ${id}`)
        .replace(/^( +pageTitle: .*?)(?: \d+)?\s*$/m, `$1 ${id}`);
      writeFileSync(join(directory, `${id}-${sample.name}.yaml`), text);
    }
  }
}
