import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Packs the built library into the tarball that a registry would get.
 *
 * @param outDir the built library
 * @param into an existing folder for the tarball
 * @returns the tarball's path
 */
export function packLibrary(outDir: string, into: string): string {
  const args = ['pack', '--json', '--pack-destination', into];
  // In a shell, because npm is a script with another name on Windows.
  const answer = execFileSync('npm', args, {
    cwd: outDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed]: readonly { readonly filename: string }[] = JSON.parse(answer);
  if (packed === undefined) throw new Error('npm pack did not report what it packed.');
  return join(into, packed.filename);
}
