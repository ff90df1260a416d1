import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { TOKEN_FILES } from './tokenFiles.ts';

const run = promisify(execFile);

/** What publint finds, suggestions included; a package in order gives none. */
export async function lintPackage(outDir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: outDir, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/**
 * Asks arethetypeswrong how TypeScript sees each entry that has types. The package is ESM only, which its profile
 * says.
 *
 * @param tarball the packed library
 * @returns its report, and whether it found nothing wrong
 */
export async function checkTypes(root: string, tarball: string): Promise<{ clean: boolean; report: string }> {
  const command = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [command, tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'];
  const untyped = [...TOKEN_FILES, 'package.json'].map((name) => `./${name}`);
  try {
    const { stdout } = await run(process.execPath, [...args, '--exclude-entrypoints', ...untyped]);
    return { clean: true, report: stdout };
  } catch (error) {
    const report = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return { clean: false, report };
  }
}
