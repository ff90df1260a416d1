import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';
import { BROWSER_ARGS, findBrowser, findOnPath } from '../../../tools/browser.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWithPlaywright } from './playwright.ts';
import { startWebKit } from './webkit.ts';

/** The engines that the tests know. Chromium has a suite of its own and is used only on request. */
export const ENGINE_NAMES = ['firefox', 'webkit', 'chromium'] as const;
/** One of them. */
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Debian's packages for Firefox and WebKit, with the window that WebKit needs and faces for Chinese. */
export const DEBIAN_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'openbox',
  'dbus',
  'fonts-noto-cjk',
] as const;

const HOW_TO_GET_THEM = `apt-get install --no-install-recommends ${DEBIAN_PACKAGES.join(' ')}, or npx playwright install --with-deps firefox webkit`;

/** Whether Debian's Python can open a window with WebKit: without its bindings, WebKitWebDriver would wait for that window for ever. */
const opensWindows = (): boolean =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0;

/** How to start an engine, or undefined where it is not installed. Playwright's own builds come first. */
function starterOf(name: EngineName): (() => Engine | Promise<Engine>) | undefined {
  if (name === 'chromium') return () => startWithPlaywright(chromium, findBrowser(), BROWSER_ARGS);
  const type = { firefox, webkit }[name];
  const own = type.executablePath();
  if (existsSync(own)) return () => startWithPlaywright(type, own);
  if (name === 'firefox') {
    const path = findOnPath('firefox-esr', 'firefox');
    return path === undefined ? undefined : () => startFirefox(path);
  }
  const needed = ['WebKitWebDriver', 'Xvfb', 'openbox', 'dbus-run-session'];
  const isThere = needed.every((command) => findOnPath(command) !== undefined) && opensWindows();
  return isThere ? startWebKit : undefined;
}

/** Whether an engine is installed. */
export const isInstalled = (name: EngineName): boolean => starterOf(name) !== undefined;

/** The engines that visitors use besides Chromium. */
export const OTHER_ENGINES = ['firefox', 'webkit'] as const;
/** One of them. */
export type OtherEngine = (typeof OTHER_ENGINES)[number];

/** Those of them that are not installed. */
export const missingEngines = (): readonly EngineName[] => OTHER_ENGINES.filter((name) => !isInstalled(name));

/** What is left out where engines are missing, and how to get them, in one line; undefined if none is missing. */
export function leftOutLine(): string | undefined {
  const missing = missingEngines();
  return missing.length === 0
    ? undefined
    : `Left out: the sites in ${missing.join(' and ')}, not installed. To get them: ${HOW_TO_GET_THEM}`;
}

/**
 * Starts an engine.
 *
 * @throws Error that says how to get it, where it is not installed
 */
export function startEngine(name: EngineName): Engine | Promise<Engine> {
  const start = starterOf(name);
  if (start === undefined) throw new Error(`${name} is not installed: ${HOW_TO_GET_THEM}`);
  return start();
}
