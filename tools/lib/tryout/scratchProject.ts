import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The library's package name. */
const LIBRARY = '@plinth/ui';

/** What a consumer has installed besides the library: its peers, the library's own dependencies, TypeScript. */
const INSTALLED = [
  'react',
  'react-dom',
  'styled-components',
  'culori',
  'dompurify',
  'ky',
  'valibot',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/**
 * Makes a consumer's project beside the packed library, outside the repository, and installs the library in it with npm.
 *
 * Packages that are installed here are linked and npm stays offline, so the try-out is quick, works without a registry, and uses
 * exactly the versions of the lock file. To choose peers npm would need the registry, or its cache, which a new machine does not
 * have; so it leaves peers alone, and afterwards checks every version range that the library requires.
 *
 * @param root the repository, absolute
 * @param tarball the packed library
 * @returns the project's folder
 */
export function makeScratchProject(root: string, tarball: string): string {
  const project = join(realpathSync(dirname(tarball)), 'project');
  cpSync(join(root, 'tools/lib/tryout/project'), project, { recursive: true });
  for (const name of INSTALLED) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), link, 'junction');
  }
  const dependencies = Object.fromEntries([LIBRARY, ...INSTALLED].map((name) => [name, '*']));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', [...args, '--offline', '--loglevel=error'], {
      cwd: project,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  const quiet = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  npm('install', tarball, '--no-save', '--legacy-peer-deps', '--install-links=false', ...quiet);
  npm('ls', LIBRARY, ...INSTALLED);
  return project;
}
