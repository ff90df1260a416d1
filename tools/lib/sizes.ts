import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const PEERS = /^(react|react-dom|styled-components)(\/|$)/;

const packageOf = (module: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

/**
 * Measures what an import costs a page that has React and styled-components already, by building that import alone.
 *
 * @param project a project in which the packed library is installed; the import is written into it
 * @param name an export of the entry, or `*` for everything
 * @param entry where it is exported from
 * @returns bytes, minified and compressed with brotli 11, without what is loaded later; and the other packages in it, sorted
 */
export async function measureImport(project: string, name: string, entry: string = '@plinth/ui') {
  const input = join(project, 'import.js');
  writeFileSync(input, `export ${name === '*' ? name : `{ ${name} }`} from '${entry}';`);
  const result = await build({
    root: project,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        external: PEERS,
        preserveEntrySignatures: 'strict',
        // Which digits the name of a part that is loaded later would have is chance, and makes some bytes more or fewer.
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no single output.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const main = chunks.find((chunk) => chunk.isEntry);
  if (main === undefined) throw new Error('Vite gave no entry.');
  const atOnce = chunks.filter((chunk) => chunk === main || main.imports.includes(chunk.fileName));
  const packages = atOnce.flatMap((chunk) => chunk.moduleIds.map(packageOf)).filter((id) => id !== undefined);
  return {
    bytes: brotliCompressSync(atOnce.map((chunk) => chunk.code).join('')).length,
    packages: [...new Set(packages)].filter((id) => id !== '@plinth/ui').toSorted(),
  };
}
