import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The path of nginx: `NGINX` of the environment, else the one on the path; undefined where it is not installed. */
export function findNginx(): string | undefined {
  const program = process.env['NGINX'] ?? 'nginx';
  return spawnSync(program, ['-v']).error === undefined ? program : undefined;
}

/** Kinds of temporary files, each of which nginx wants a folder for. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The table of media types that came with nginx, beside its own configuration. */
function mediaTypes(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const own = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(own), 'mime.types');
}

/** A whole configuration around what stands inside `http`: one worker, in the foreground, nothing outside `folder`. */
const around = (program: string, folder: string, http: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  include ${mediaTypes(program)};
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${http}
}
`;

/** How long nginx may take to answer, in milliseconds. */
const READY_MS = 10_000;

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const answered = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (performance.now() > deadline) throw new Error(`${url} does not answer.`);
    await wait(50);
  }
}

/**
 * Checks a configuration with `nginx -t`, then starts nginx with it and waits until it answers.
 *
 * @param program where nginx is, see {@link findNginx}
 * @param http what stands inside `http { … }`
 * @param url an address that it then answers, however
 * @throws Error with nginx's own words when the configuration is wrong
 */
export async function runNginx(program: string, http: string, url: string): Promise<AsyncDisposable> {
  await using own = new AsyncDisposableStack();
  const { path: folder } = own.use(mkdtempDisposableSync(join(tmpdir(), 'plinth-nginx-')));
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  writeFileSync(file, around(program, folder, http));
  const args = ['-c', file, '-p', folder, '-e', log];
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'close');
  own.defer(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await untilReady(url).catch((error: unknown) => {
    throw new Error(`nginx does not answer. It says: ${readFileSync(log, 'utf8')}`, { cause: error });
  });
  return own.move();
}
