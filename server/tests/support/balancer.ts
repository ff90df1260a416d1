import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PROJECT_ROOT } from '../../settings/index.ts';
import { temporaryFolder } from './files.ts';
import { findNginx, runNginx } from './nginx.ts';

/**
 * Starts nginx with `deploy/balancer.conf`, of which only addresses and folders are others.
 *
 * @param port where it listens, on loopback
 * @param servers the ports of the servers behind it
 * @param beside what else stands inside `http`
 */
export async function startBalancer(port: number, servers: readonly number[], beside = ''): Promise<string> {
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
    // Of the folder for files no more is there than on every machine: `/var/cache`.
    .replace('/var/cache/', `${temporaryFolder()}/`);
  const url = `http://127.0.0.1:${port}`;
  const running = await runNginx(findNginx() ?? 'nginx', `${config}\n${beside}`, `${url}/healthz`);
  onTestFinished(() => running[Symbol.asyncDispose]());
  return url;
}
