import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** For repeatable results. Playwright's own switches include: no sandbox, no requests by the browser itself. */
export const BROWSER_ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  // The headless shell would place characters on whole pixels, and break lines where no windowed browser does.
  '--font-render-hinting=none',
];

/** Debian's package of the headless shell, and its command. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  HEADLESS_SHELL,
];
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether this user has a right to a file or folder: one of Node's constants, such as `constants.W_OK`. */
export function hasAccess(path: string, right: number): boolean {
  try {
    accessSync(path, right);
    return true;
  } catch {
    return false;
  }
}

const isExecutable = (path: string) => hasAccess(path, constants.X_OK);

/** The file of the first of these commands that is on the path. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * A Chromium or Chrome that is already installed: the one in `CHROMIUM_PATH`, on the path, where installers put it, or
 * Playwright's own.
 *
 * @throws Error if the one in `CHROMIUM_PATH` cannot be run
 */
export function installedBrowser(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted === undefined || wanted === '')
    return findOnPath(...NAMES) ?? [...WELL_KNOWN, chromium.executablePath()].find(isExecutable);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`CHROMIUM_PATH is '${wanted}', which is no file that can be run.`);
}

/** Runs an installer; its output goes to standard error so that reports on standard output stay clean. */
function install(what: string, command: string, args: readonly string[]): boolean {
  console.error(`Something is missing that tests need; trying ${what}.`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** One try of a few seconds, so that a missing network is noticed soon. */
const APT_SWITCHES = [
  '--quiet=2',
  ...['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'].flatMap((option) => [
    '-o',
    option,
  ]),
];

/**
 * Installs Debian packages where that is possible: as root on Debian or a derivative; does nothing elsewhere.
 *
 * @returns whether they are installed now
 */
export function installPackages(names: readonly string[]): boolean {
  if (!isRootOnDebian()) return false;
  // A fresh machine has no package lists yet; without this option, failing to fetch them is only a warning.
  const update = [...APT_SWITCHES, '-o', 'APT::Update::Error-Mode=any', 'update'];
  if (!install('apt-get update', 'apt-get', update)) return false;
  const what = `apt-get install ${names.join(' ')}`;
  return install(what, 'apt-get', [...APT_SWITCHES, 'install', '-y', '--no-install-recommends', ...names]);
}

/**
 * Finds a Chromium for tests and pictures, and gets one where none is installed: `CHROMIUM_PATH`, an installed Chromium or
 * Chrome, `npx playwright install chromium`, `apt-get install chromium` as root; in that order.
 *
 * @returns the path of the executable
 * @throws Error that says what was tried and what to do
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found !== undefined) return found;
  install('npx playwright install chromium', 'npx', ['playwright', 'install', 'chromium']);
  const downloaded = installedBrowser();
  if (downloaded !== undefined) return downloaded;
  installPackages(['chromium']);
  const packaged = installedBrowser();
  if (packaged !== undefined) return packaged;
  throw new Error(
    'No Chromium or Chrome was found and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Finds Chromium's headless shell, which renders the same pages without a window and uses a fifth less processor time
 * (docs/pipeline.md); where there is none, what {@link findBrowser} finds. `CHROMIUM_PATH` wins.
 *
 * @returns the path of the executable
 * @throws Error as {@link findBrowser} does
 */
export const findHeadlessShell = (): string =>
  (process.env['CHROMIUM_PATH'] ? undefined : findOnPath(HEADLESS_SHELL)) ?? findBrowser();

/** Starts the browser that {@link findBrowser} finds, quiet and repeatable. */
export const launchBrowser = (...switches: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...switches] });
