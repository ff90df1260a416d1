import { readSettingsOrExit } from '@plinth/server/settings';
import { type UserConfig, defineConfig, mergeConfig } from 'vite';
import { refuse } from './tools/args.ts';
import { loadVariant } from './tools/build/brand.ts';
import { explain } from './tools/build/explain.ts';
import { siteServer } from './tools/dev/siteServer.ts';
import { reactConfig, sourcesOnly } from './tools/vite.ts';

const root = import.meta.dirname;

async function siteConfig(): Promise<UserConfig> {
  const settings = readSettingsOrExit();
  const variant = await loadVariant(root, settings.variant);
  return mergeConfig(
    // In development Node loads dependencies as they are.
    { ...reactConfig(), ssr: {} },
    {
      root,
      base: settings.basePath,
      appType: 'custom',
      cacheDir: '.cache/vite',
      envDir: false,
      publicDir: false,
      clearScreen: false,
      plugins: [sourcesOnly(), await siteServer({ root, settings, variant })],
      optimizeDeps: { entries: ['site/client/dev.ts'] },
      server: {
        port: settings.port,
        strictPort: true,
        host: settings.host ?? true,
        watch: { ignored: ['**/dist/**', '**/.cache/**', '**/test-results/**'] },
      },
    },
  );
}

/**
 * The development server: the site of one brand from its sources, with the embedded API. Builds do not read this file;
 * they share `tools/vite.ts` with it.
 */
export default defineConfig(() => siteConfig().catch((error: unknown) => refuse(explain(error))));
