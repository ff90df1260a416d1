import { launch } from 'chrome-launcher';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** Starts a headless browser with a fresh profile, for Lighthouse to drive through its port. */
export async function startChrome(): Promise<Disposable & { readonly port: number }> {
  const chromeFlags = [...BROWSER_ARGS, '--no-sandbox', '--headless=new'];
  const { port, kill } = await launch({ chromePath: findBrowser(), chromeFlags });
  return { port, [Symbol.dispose]: kill };
}
