import { type LaunchedChrome, launch } from 'chrome-launcher';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** Starts a headless browser with a fresh profile, for Lighthouse to drive through its port. */
export const startChrome = (): Promise<LaunchedChrome> =>
  launch({ chromePath: findBrowser(), chromeFlags: [...BROWSER_ARGS, '--headless=new'] });
