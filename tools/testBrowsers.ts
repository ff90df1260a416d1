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
 * are missing, it does nothing else. `--project chromium` runs the same tests in Chromium; `--pictures [ENGINE …]` takes
 * pictures of every page instead of running tests.
 */
const args = process.argv.slice(2);
if (args.includes('--install') && missingEngines().length > 0) installPackages(DEBIAN_PACKAGES);

const leftOut = leftOutLine();
if (leftOut !== undefined) console.log(leftOut);

const chosen = args.filter((arg) => arg !== '--install' && arg !== '--pictures');
const run = (command: string, words: readonly string[]) => {
  const { status } = spawnSync(command, [...words, ...chosen], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
};
if (args.includes('--pictures')) run(process.execPath, ['e2e/engines/pictures.ts']);
else if (missingEngines().length < 2 || args.includes('chromium')) {
  const engines = OTHER_ENGINES.filter(isInstalled).map((name) => `--project=${name}`);
  const projects = chosen.some((arg) => arg.startsWith('--project')) ? [] : engines;
  run('playwright', ['test', '--config', 'e2e/engines/playwright.config.ts', ...projects]);
}
