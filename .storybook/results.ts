import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, normalizePath } from 'vite';
import * as backendContent from './backendContent.ts';
import * as brandNames from './brandNames.ts';
import * as brandFiles from './composing/brandFiles.ts';
import * as propTypes from './propTypes.ts';

/** A module beside this file, by Vite's id. */
const neighbour = (name: string): string =>
  normalizePath(realpathSync(fileURLToPath(new URL(name, import.meta.url))));

const RESULTS = new Map<string, object>([
  [neighbour('brandNames.ts'), brandNames],
  [neighbour('backendContent.ts'), backendContent],
  [neighbour('propTypes.ts'), propTypes],
  [neighbour('composing/brandFiles.ts'), brandFiles],
]);

/**
 * Modules that read folders and files run in Node when the workshop is built or started, and the browser gets the values that
 * they export. So the same import works in stories, in unit tests and in tools, and a new brand need not be listed anywhere.
 */
export const results = (): Plugin => ({
  name: 'workshop-results',
  load(id) {
    const exported = RESULTS.get(id);
    if (exported === undefined) return undefined;
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
