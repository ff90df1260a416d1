import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serveFolder } from '../staticServer.ts';

/** The faces of the brands, which sites show a moment after a picture is taken, and the Chinese one, which machines may lack. */
const FACES = ['geist', 'bricolage-grotesque', 'noto-sans-tc'] as const;

/** As packages end the names of their faces; the brands' themes do not. */
const ENDING = / Variable'/g;

/** A running server of the bundled faces. */
export interface FontServer extends AsyncDisposable {
  /** Makes the bundled faces known: machines differ in theirs. */
  readonly css: string;
}

/** Serves the bundled faces on a free port of this machine. */
export async function serveFonts(): Promise<FontServer> {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(dirname(resolve('@fontsource-variable/geist/wght.css')));
  const server = await serveFolder({
    folder,
    basePath: '/',
    headers: { 'access-control-allow-origin': '*' },
  });
  const cssOf = (face: string) =>
    readFileSync(join(folder, face, 'wght.css'), 'utf8').replaceAll(
      './files/',
      `${server.url}${face}/files/`,
    );
  return { css: FACES.map(cssOf).join('\n').replaceAll(ENDING, "'"), [Symbol.asyncDispose]: server.close };
}
