import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';

/** Where Debian puts the programs of each major version. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's own programs on this machine (`apt-get install postgresql`), the newest; else undefined. */
export const installedPostgres: string | undefined = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
  .toSorted((a, b) => Number(b) - Number(a))
  .map((version) => join(VERSIONS, version, 'bin'))
  .find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  );

/** The user that Debian's package makes; root may not run the server. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Runs one of the programs. @throws Error with what it said, when it failed */
export function runProgram(
  program: string,
  args: readonly string[],
  user?: { readonly uid: number; readonly gid: number },
): SpawnSyncReturns<string> {
  const result = spawnSync(program, args, { encoding: 'utf8', ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  if (result.status !== 0) throw new Error(`${program} ended with ${result.status}: ${result.stderr}`);
  return result;
}

/** Starts the installed server with a folder of its own; it is gone when the test has finished. Gives its address. */
export async function startInstalledPostgres(programs: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-installed-'));
  const data = join(folder, 'data');
  const user = serverUser();
  chmodSync(folder, 0o755);
  mkdirSync(data);
  if (user) chownSync(data, user.uid, user.gid);
  const port = await getPort({ host: '127.0.0.1' });
  const initial = ['--username=plinth', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  runProgram(join(programs, 'initdb'), ['-D', data, ...initial], user);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const control = (...args: string[]) =>
    runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(data, 'log'), ...args], user);
  control('-o', options, 'start');
  onTestFinished(() => {
    control('-m', 'fast', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  return `postgres://plinth@127.0.0.1:${port}/postgres`;
}
