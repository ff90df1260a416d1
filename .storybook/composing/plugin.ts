import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VARIANT_NAMES } from '../brandNames.ts';
import { composingHandler } from './handler.ts';

/** Tests make the composer write elsewhere: `COMPOSING_VARIANTS=<a copy of site/variants>`. */
const variantsFolder =
  process.env['COMPOSING_VARIANTS'] ?? fileURLToPath(new URL('../../site/variants', import.meta.url));

/** Lets the composer read and write the brands' pages while the workshop is developed; a static workshop has no server. */
export const composing = (): Plugin => ({
  name: 'composing',
  apply: 'serve',
  configureServer({ middlewares }) {
    const handle = composingHandler(variantsFolder, VARIANT_NAMES);
    middlewares.use((request, response, next) => void handle(request, response, next));
  },
});
