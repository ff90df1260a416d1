import { defineConfig } from '@playwright/test';
import { variantNames } from '@plinth/server/settings';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** Windows of a phone, a tablet and a desk, in CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Where the variables of the environment name the site of a brand, by its place among the brands. */
export const addressName = (variant: string): string => `SITE_${variantNames().indexOf(variant)}`;

/**
 * `npm run pictures`: a picture of every page of every brand and of the states of a visit, in `dist/pictures` with an index to look
 * at. Playwright's switches choose among them: `-- --grep 'cloud en home' --project 'dark-*'`.
 */
export default defineConfig({
  testMatch: 'takePictures.ts',
  outputDir: '../../dist/pictures',
  globalTeardown: './writeGallery.ts',
  fullyParallel: true,
  workers: '100%',
  reporter: 'dot',
  webServer: variantNames().map((variant) => ({
    name: variant,
    command: 'node tools/start.ts',
    cwd: '../..',
    env: {
      SITE_VARIANT: variant,
      BASE_PATH: '/',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '.cache/pictures-data',
      LOG_LEVEL: 'silent',
    },
    wait: { stdout: new RegExp(`Ready on (?<${addressName(variant)}>\\S+)`) },
    // It is built first where it is stale.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS] },
    contextOptions: { reducedMotion: 'reduce' },
    // The page's policy does not know the bundled faces.
    bypassCSP: true,
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    WINDOWS.map((viewport) => ({
      name: `${colorScheme}-${viewport.width}`,
      use: { colorScheme, viewport },
    })),
  ),
});
