import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The files of a built client, by name. */
export type ClientFiles = ReadonlyMap<string, string>;

/**
 * Builds the consumer project's client as Vite's own template would.
 *
 * @param mode `development` keeps React's warnings in; the caller sets `NODE_ENV` to the same
 */
export async function bundleClient(
  project: string,
  mode: 'production' | 'development',
): Promise<ClientFiles> {
  const result = await build({
    root: project,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [react()],
    build: {
      write: false,
      minify: mode === 'production',
      rolldownOptions: {
        input: join(project, 'client.tsx'),
        output: { entryFileNames: 'client.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no single output.');
  return new Map(
    result.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8'),
    ]),
  );
}
