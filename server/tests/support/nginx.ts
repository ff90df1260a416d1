import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { PROJECT_ROOT } from '../../settings/index.ts';
import { temporaryFolder } from './files.ts';

/** Whether nginx is on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** The names that nginx gives its folders, so that it writes below ours and needs no rights of its own. */
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/**
 * Starts nginx with `deploy/balancer.conf`, of which only addresses and folders are others.
 *
 * @param port where it listens, on loopback
 * @param servers the ports of the servers behind it
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'cache'));
  const server = /^ {2}server site-\d+:3000 (.*)$/gm;
  const written = readFileSync(join(PROJECT_ROOT, 'deploy/balancer.conf'), 'utf8');
  const lines = written.match(server) ?? [];
  const [first = ''] = lines;
  const config = written
    .replace(
      lines.join('\n'),
      servers.map((each) => first.replace(/site-\d+:3000/, `127.0.0.1:${each}`)).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/plinth', join(folder, 'cache'));
  const conf = join(folder, 'nginx.conf');
  const temporary = FOLDERS.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `${user}\ndaemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${config}\n}\n`,
  );
  const errors = join(folder, 'error.log');
  const child = spawn('nginx', ['-p', folder, '-e', errors, '-c', conf], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const answers = await fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (answers) return url;
    await wait(50);
  }
  throw new Error(`nginx does not start:\n${readFileSync(errors, 'utf8')}`);
}
