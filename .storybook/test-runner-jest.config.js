import { getJestConfig } from '@storybook/test-runner';
import { BROWSER_ARGS } from '../tools/browser.ts';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions['jest-playwright'];

/** The test-runner's own configuration, with the browser that the tools found and a window of the usual test mode's size. */
export default {
  ...config,
  // Slowness of a busy machine is no finding, and the composer's story is long; this only ends stories that hang.
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
