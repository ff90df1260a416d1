import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * What TypeScript says of modules that are made only for this, in a temporary folder below the root, where packages are found.
 *
 * @param files the modules, by name
 * @returns one line for each finding, and nothing where all compile
 */
export function compilerFindings(
  name: string,
  files: ReadonlyMap<string, string>,
  compilerOptions: Readonly<Record<string, boolean>> = {},
): string {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of files) writeFileSync(join(folder, file), code);
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // Its results for unchanged files are kept for the next run, as those of `npm test -- types` are.
  const kept = join(root, 'node_modules/.cache', `${name}.tsbuildinfo`);
  const args = [compiler, '-p', folder, '--incremental', '--tsBuildInfoFile', kept];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? stdout : `${stdout}${stderr}The compiler ended with ${status}.`;
}
