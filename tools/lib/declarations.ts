import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A relative import in a declaration: the part before the file extension, and the extension with its quote. */
const SOURCE_IMPORT = /((?:from |import\()(['"])\.{1,2}\/[^'"]*?)\.tsx?\2/g;

/**
 * Points relative imports at the published files. TypeScript rewrites the file extensions of imports in JavaScript only; the
 * declarations would keep `./Button.tsx`, a file that the package does not have.
 */
const rewriteEndings = (declaration: string): string => declaration.replace(SOURCE_IMPORT, '$1.js$2');

/**
 * Writes the library's type declarations.
 *
 * @param root the repository, absolute
 * @param outDir where they go, absolute
 * @throws Error with the compiler's output when type-checking fails
 */
export async function emitDeclarations(root: string, outDir: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '--project', join(root, 'tools/lib/tsconfig.json'), '--outDir', outDir];
  try {
    await run(process.execPath, args, { maxBuffer: 2 ** 26 });
  } catch (error) {
    const words = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`The library does not type-check.\n${words}`, { cause: error });
  }
  for (const name of globSync('**/*.d.ts', { cwd: outDir })) {
    const file = join(outDir, name);
    writeFileSync(file, rewriteEndings(readFileSync(file, 'utf8')));
  }
}
