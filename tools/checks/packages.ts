import { DEBIAN_PACKAGES, missingEngines } from '../../e2e/engines/drivers/find.ts';
import { HEADLESS_SHELL, findOnPath, installPackages } from '../browser.ts';

/*
 * Gets what tests use where a machine has it and leave out, in a line, where it has not: the browsers of `npm run test:browsers`,
 * nginx, and the faster Chromium for stories. Used by `.ci/run`.
 */
const missing = [
  ...(findOnPath('nginx') === undefined ? ['nginx-light'] : []),
  ...(missingEngines().length === 0 ? [] : DEBIAN_PACKAGES),
];
if (missing.length > 0 && !installPackages(missing)) {
  console.log(`Not to be had here: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
// By itself: not every system that has the others has it, and nothing is left out without it.
if (findOnPath(HEADLESS_SHELL) === undefined) installPackages([HEADLESS_SHELL]);
