import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PACKAGES = ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-tc'] as const;

/** A running server of the bundled faces. */
export interface FontServer {
  /** Puts the bundled faces before the machine's, which differ from one machine to the next and may lack Chinese. */
  readonly css: string;
  close(): void;
}

/** Serves the bundled faces on a free port of this machine, so that a browser fetches each of them once. */
export async function serveFonts(): Promise<FontServer> {
  const require = createRequire(import.meta.url);
  const folders = PACKAGES.map((name) => dirname(require.resolve(`${name}/wght.css`)));
  const server = createServer((request, response) => {
    const name = basename(request.url ?? '');
    const folder = folders.find((_, index) => name.startsWith(basename(PACKAGES[index] ?? '')));
    if (folder === undefined || !name.endsWith('.woff2')) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=31536000, immutable',
    });
    response.end(readFileSync(join(folder, 'files', name)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const faces = folders.map((folder) =>
    readFileSync(join(folder, 'wght.css'), 'utf8').replaceAll('./files/', `http://127.0.0.1:${port}/`),
  );
  const stack = `'Inter Variable', 'Noto Sans TC Variable', sans-serif`;
  return {
    css: [...faces, `:root { --font-body: ${stack}; --font-display: ${stack}; }`].join('\n'),
    close: () => server.close(),
  };
}
