import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import {
  DEBIAN_PACKAGES,
  isInstalled,
  leftOutLine,
  missingEngines,
  OTHER_ENGINES,
} from '../e2e/engines/drivers/find.ts';
import { installPackages } from './browser.ts';

/**
 * `npm run test:browsers [-- --install] [-- --project firefox] [-- --grep form]`: tests the built sites in Firefox and WebKit,
 * where they are installed; `--install` installs Debian's packages first, where possible. It reports a missing engine; if both
 * are missing, it does nothing else. `--project chromium` runs the same tests in Chromium.
 */
const args = process.argv.slice(2);
if (args.includes('--install') && missingEngines().length > 0) installPackages(DEBIAN_PACKAGES);

const leftOut = leftOutLine();
if (leftOut !== undefined) console.log(leftOut);

const chosen = args.filter((arg) => arg !== '--install');
if (missingEngines().length < 2 || args.includes('chromium')) {
  const engines = OTHER_ENGINES.filter(isInstalled).map((name) => `--project=${name}`);
  const projects = chosen.some((arg) => arg.startsWith('--project')) ? [] : engines;
  const words = ['test', '--config', 'e2e/engines/playwright.config.ts', ...projects, ...chosen];
  const { status } = spawnSync('playwright', words, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
