import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACES = { ui: 'src', site: 'site', server: 'server' } as const;

/** What builds keep below `.cache`, each file named by what it is made of; to make them takes longer than the rest of a build. */
const SHARED_CACHES = ['fonts', 'pictures', 'share-images'];

/**
 * Copies what is needed to build a site to a folder outside the repository: the sources as they lie in the working
 * tree, and links to what builds have made before and to the installed packages, of which the workspaces lead back into the copy.
 *
 * @param root the repository, absolute
 * @param alsoWanted matches the paths of files that are needed for more than a build
 * @returns the copy's root
 */
export function makeTemporaryCopy(root: string, alsoWanted?: RegExp): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-copy-')));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const wanted = /^(?:(?:src|site|server|tools)\/|package(?:-lock)?\.json$|tsconfig\.json$)/;
  for (const file of listed.split('\0')) {
    if (!wanted.test(file) && alsoWanted?.test(file) !== true) continue;
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@plinth'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@plinth') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const [name, folder] of Object.entries(WORKSPACES)) {
    symlinkSync(join(copy, folder), join(modules, '@plinth', name), 'junction');
  }
  mkdirSync(join(copy, '.cache'));
  for (const folder of SHARED_CACHES) {
    mkdirSync(join(root, '.cache', folder), { recursive: true });
    symlinkSync(join(root, '.cache', folder), join(copy, '.cache', folder), 'junction');
  }
  return copy;
}
