import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';

const WORKSPACES = { ui: 'src', site: 'site', server: 'server' } as const;

/** Caches of builds below `.cache`, with files named by hashes of their sources; they take longer than the rest of a build. */
const SHARED_CACHES = ['fonts', 'pictures', 'share-images'];

/**
 * Copies the repository to a folder outside it: the sources of the working tree, and links to the caches of builds and to the
 * installed packages; the workspaces' packages link into the copy itself.
 *
 * @returns the copy's root
 */
export function makeTemporaryCopy(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-copy-')));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0')) {
    // Files that were removed, but not yet in a commit, are listed too.
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
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

/** Builds a site in a copy, as `npm run build` does, and returns the command's output. */
export const buildInCopy = (copy: string, settings: Readonly<Record<string, string>>): string =>
  execFileSync(process.execPath, [join(copy, 'tools/build/main.ts')], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
