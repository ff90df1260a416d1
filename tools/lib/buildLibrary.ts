import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleLibrary } from './bundle.ts';
import { emitDeclarations } from './declarations.ts';
import { makePackageJson } from './packageJson.ts';
import { makeTokenFiles } from './tokenFiles.ts';

/**
 * Builds the publishable library: modules, declarations, token files, README, changelog, guide to migrating and `package.json`.
 *
 * @param root the repository, absolute
 * @param outDir where it goes, absolute; its previous content is removed
 */
export async function buildLibrary(root: string, outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await Promise.all([bundleLibrary(root, outDir), emitDeclarations(root, outDir)]);
  for (const [name, content] of Object.entries(makeTokenFiles())) writeFileSync(join(outDir, name), content);
  for (const name of ['README.md', 'CHANGELOG.md', 'MIGRATING.md'])
    copyFileSync(join(root, 'src', name), join(outDir, name));
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(makePackageJson(root, outDir), null, 2)}\n`);
}
