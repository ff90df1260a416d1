import { DEBIAN_PACKAGES, missingEngines } from '../../e2e/engines/drivers/find.ts';
import { HEADLESS_SHELL, findOnPath, installPackages } from '../browser.ts';

/*
 * Installs optional programs of the tests: the browsers of `npm run test:browsers`, nginx, and the faster Chromium for stories.
 * Where one is missing, tests say in a line what they leave out. Used by `.ci/run`.
 */
const missing = [
  ...(findOnPath('nginx') === undefined ? ['nginx-light'] : []),
  ...(missingEngines().length === 0 ? [] : DEBIAN_PACKAGES),
];
if (missing.length > 0 && !installPackages(missing)) {
  console.log(`Not to be had here: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
// Separately: not every system with the other packages has it, and no test needs it.
if (findOnPath(HEADLESS_SHELL) === undefined) installPackages([HEADLESS_SHELL]);
