import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs until it is stopped. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + 5000;
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.status === 200,
      () => false,
    );
    if (answered) return;
    if (performance.now() > deadline) throw new Error(`${url} does not answer`);
  }
}

/**
 * Starts nginx with one worker on one file, `page`, with the given headers; undefined where nginx is not installed.
 *
 * @param program the path of nginx; `NGINX` of the environment, else the one on the path
 */
export async function startNginx(
  page: Uint8Array,
  headers: Readonly<Record<string, string>>,
  program: string = process.env['NGINX'] ?? 'nginx',
): Promise<Running | undefined> {
  if (spawnSync(program, ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-nginx-'));
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www', 'page'), page);
  const port = await freePort();
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const quoted = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type text/html;
       open_file_cache max=10;
       ${names.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       server { listen 127.0.0.1:${port}; root ${folder}/www; ${quoted.join('\n')} }
     }`,
  );
  const child = spawn(
    program,
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}/page`;
  await untilReady(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
