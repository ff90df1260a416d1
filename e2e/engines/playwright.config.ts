import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, isInstalled } from './drivers/find.ts';
import type { EngineOptions } from './test.ts';

/** `npm run test:browsers`: every engine that is installed visits the same sites; no retries, no browsers of Playwright's own. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  // Slowness of a shared machine is no finding; this only ends what hangs.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] === undefined ? 'list' : [['list', { printSteps: false }]],
  projects: ENGINE_NAMES.filter(isInstalled).map((engineName) => ({ name: engineName, use: { engineName } })),
});
