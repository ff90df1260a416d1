import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { TOKEN_FILES } from './tokenFiles.ts';

const run = promisify(execFile);

/**
 * What publint finds in the built library, suggestions included, and what arethetypeswrong finds in the entries that have types,
 * by its rules for packages that are ESM only. Empty for a good package.
 *
 * @param tarball the packed library
 */
export async function checkPackage(root: string, outDir: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: outDir, strict: true });
  const findings = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const command = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [command, tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'];
  const untyped = [...TOKEN_FILES, 'package.json'].map((name) => `./${name}`);
  try {
    await run(process.execPath, [...args, '--exclude-entrypoints', ...untyped]);
  } catch (error) {
    findings.push(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error));
  }
  return findings;
}
