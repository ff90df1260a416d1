import { DEBIAN_PACKAGES, missingEngines } from '../../e2e/engines/drivers/find.ts';
import { findOnPath, installPackages } from '../browser.ts';

/*
 * Gets what tests use where a machine has it and leave out, in a line, where it has not: the browsers of `npm run test:browsers`,
 * and nginx. Used by `.ci/run`.
 */
const missing = [
  ...(findOnPath('nginx') === undefined ? ['nginx-light'] : []),
  ...(missingEngines().length === 0 ? [] : DEBIAN_PACKAGES),
];
if (missing.length > 0 && !installPackages(missing)) {
  console.log(`Not to be had here: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
