import { spawnSync } from 'node:child_process';
import { constants, existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root, readSettings, SettingsError } from '@plinth/server/settings';
import { findNginx } from '@plinth/server/testing/nginx';
import getPort from 'get-port';
import { missingEngines } from '../../e2e/engines/drivers/find.ts';
import { endWhereUnread } from '../args.ts';
import { findOnPath, hasAccess, installedBrowser } from '../browser.ts';

const GB = 1024 ** 3;
/** The disk space that builds, the workshop and the pictures of a base need, in GB. */
const LEAST_DISK = 3;
/** The memory for two browsers, a bundler and the compiler at once, in GB. */
const LEAST_MEMORY = 4;

/** The folders into which commands write, as far as they are there, that this user may not write to. */
const closedFolders = (): readonly string[] =>
  ['.', '.cache', 'dist', 'node_modules']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder) && !hasAccess(folder, constants.W_OK));

/** The port of `npm start`, or what is wrong with the settings of the environment. */
function readPort(): { readonly port: number; readonly wrong?: string } {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof SettingsError) return { port: 3000, wrong: error.message };
    throw error;
  }
}

/** Chromium, where there is one, or what is wrong with the one that the environment names. */
function readBrowser(): { readonly chromium?: string | undefined; readonly wrongBrowser?: string } {
  try {
    return { chromium: installedBrowser() };
  } catch (error) {
    return { wrongBrowser: error instanceof Error ? error.message : String(error) };
  }
}

endWhereUnread();

let isLacking = false;

/** Reports that something is there; otherwise what does not work without it (✗), or is left out (·). */
function tell(isThere: boolean, good: string, otherwise: string, sign: '✗' | '·' = '·'): void {
  console.log(isThere ? `✓ ${good}` : `${sign} ${otherwise}`);
  if (!isThere && sign === '✗') isLacking = true;
}

const closed = closedFolders();
tell(
  closed.length === 0,
  'Builds and tests may write here.',
  `You may not write into ${closed.join(', ')}, as builds and tests do; perhaps git or npm ran as another user.`,
  '✗',
);
const { port, wrong } = readPort();
tell(
  wrong === undefined,
  'The settings in the environment can be used.',
  `A setting in the environment cannot be used: ${wrong}`,
  '✗',
);
const { bavail, bsize } = statfsSync(root);
const disk = (bavail * bsize) / GB;
tell(
  disk >= LEAST_DISK,
  `There is room on the disk: ${Math.floor(disk)} GB.`,
  `There is little room on the disk: ${disk.toFixed(1)} GB, and builds and pictures want ${LEAST_DISK}.`,
  '✗',
);
const { chromium, wrongBrowser } = readBrowser();
tell(
  chromium !== undefined,
  `Chromium for tests and pictures: ${chromium}.`,
  wrongBrowser ??
    'No Chromium or Chrome. npm test tries to get one; or install it, or name it in CHROMIUM_PATH.',
  wrongBrowser === undefined ? '·' : '✗',
);
tell(
  findOnPath('git', 'git.exe') !== undefined,
  'git, for pictures of a base and npm test -- --changed.',
  'No git: npm run visual and npm test -- --changed have nothing to compare with.',
);
const memory = totalmem() / GB;
tell(
  memory >= LEAST_MEMORY,
  `Memory: ${Math.round(memory)} GB.`,
  `Memory is ${memory.toFixed(1)} GB; npm test wants ${LEAST_MEMORY}.`,
);
tell(
  // 0 means any free port.
  port === 0 || (await getPort({ port })) === port,
  'The port of npm start is free.',
  `Something listens on port ${port}: PORT=${port + 1} npm start takes another.`,
);
tell(
  findNginx() !== undefined,
  'nginx, whose configuration the tests check.',
  'No nginx: its configuration is not checked here (Debian: apt-get install nginx-light).',
);
const engines = missingEngines();
tell(
  !engines.includes('firefox'),
  'Firefox, for npm run test:browsers.',
  'No Firefox: npm run test:browsers leaves it out (it says what to install).',
);
tell(
  !engines.includes('webkit'),
  "WebKit, Safari's engine, for npm run test:browsers.",
  'No WebKit: npm run test:browsers leaves it out (it says what to install).',
);
const faces = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' });
tell(
  faces.error !== undefined || faces.stdout.trim() !== '',
  faces.error === undefined
    ? 'A face with Traditional Chinese is installed.'
    : 'Faces cannot be asked for here; pages bring their own where one is missing.',
  'No face with Traditional Chinese: pages fetch their own (Debian: apt-get install fonts-noto-cjk).',
);
console.log(
  isLacking ? 'What is marked ✗ has to be mended.' : 'Nothing is lacking; · is left out where it is missing.',
);
process.exitCode = isLacking ? 1 : 0;
