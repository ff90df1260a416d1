import { getJestConfig } from '@storybook/test-runner';
import { BROWSER_ARGS } from '../tools/browser.ts';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions['jest-playwright'];

/** The test-runner's own set-up with the browser that the tools have found, and a window of the usual test mode. */
export default {
  ...config,
  // How long a busy machine takes is no finding, and the composer is a long story; this only ends what hangs.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [...BROWSER_ARGS],
      },
      contextOptions: { reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } },
    },
  },
};
