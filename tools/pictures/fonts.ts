import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The faces of the brands, which sites show a moment after a picture is taken, and the Chinese one, which machines may lack. */
const PACKAGES = [
  '@fontsource-variable/geist',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/noto-sans-tc',
] as const;

/** As packages end the names of their faces; the brands' themes do not. */
const ENDING = / Variable'/g;

/** A running server of the bundled faces. */
export interface FontServer {
  /** Makes the bundled faces known: machines differ in theirs. */
  readonly css: string;
  close(): void;
}

/** Serves the bundled faces on a free port of this machine, so that a browser fetches each of their files once. */
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
  const css = folders.map((folder) => readFileSync(join(folder, 'wght.css'), 'utf8')).join('\n');
  return {
    css: css.replaceAll('./files/', `http://127.0.0.1:${port}/`).replaceAll(ENDING, "'"),
    close: () => server.close(),
  };
}
