import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessShell } from './tools/browser.ts';

/**
 * Browser tests of the built site and the real server. Each spec starts the servers that it needs, through `e2e/support`.
 * No retries: a test that passes at the second try has failed.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Other engines have a command of their own, `npm run test:browsers`. With its parent: a clone may be in a folder of that name.
  testIgnore: 'e2e/engines/**',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One more than the cores that it uses: a page that waits leaves its core to another.
  workers: 3,
  // Slowness of a shared machine is no finding; these only end what hangs.
  timeout: 600_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] === undefined ? 'list' : [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findHeadlessShell(), args: [...BROWSER_ARGS] },
    locale: 'zh-TW',
    viewport: { width: 1440, height: 900 },
    // Entrances and smooth scrolling cost a machine without a GPU half of its time; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time: `playwright test SPEC --trace on` shows what a failure looked like.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
