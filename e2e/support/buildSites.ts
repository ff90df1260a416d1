/*
 * Builds every site that the tests visit, or only those named, if their sources have changed. In a process of its own, to keep
 * the bundler and React's development build out of the tests' process.
 */
import { PROJECT_ROOT } from '@plinth/server/settings';
import { buildSite } from '../../tools/build/buildSite.ts';
import { isFresh } from '../../tools/build/fresh.ts';
import { BUILD_NAMES, BUILDS, distOf, settingsOf } from './builds.ts';

const asked = process.argv.slice(2);

for (const name of BUILD_NAMES) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const options = {
    root: PROJECT_ROOT,
    settings: settingsOf(name),
    distDir: distOf(name),
    development: BUILDS[name].development,
  };
  if (isFresh(options)) continue;
  const begin = performance.now();
  const { pages } = await buildSite(options);
  console.log(`Built ${name}: ${pages} pages in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}
