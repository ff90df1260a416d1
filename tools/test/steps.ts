import { join } from 'node:path';
import { variantNames } from '@plinth/server/settings';
import { leftOutLine, missingEngines, OTHER_ENGINES } from '../../e2e/engines/drivers/find.ts';
import { isStale } from '../stories/buildStorybook.ts';
import type { Step } from './runStep.ts';

const VITEST = /^\s*Tests\s.*?(\d+) passed/;
const PLAYWRIGHT = /^\s*(\d+) passed/;
const JEST = /^Tests:.*?(\d+) passed/;

const buildSite = (variant: string): Step => ({
  name: `build-${variant}`,
  about: `the ${variant} site, as it is deployed`,
  command: ['node', 'tools/build/main.ts'],
  env: { SITE_VARIANT: variant },
  limit: 3,
});

/** Everything that must hold before a merge; quick steps that often fail come first, those that only CI runs last. */
export const stepsOf = (root: string): readonly Step[] => [
  {
    name: 'types',
    about: 'TypeScript, strict',
    // Its results for unchanged files are kept for the next run.
    command: ['tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    limit: 3,
  },
  {
    name: 'lint',
    about: 'types at run time, accessibility, import directions',
    command: ['oxlint'],
    limit: 3,
  },
  {
    name: 'format',
    about: 'one formatter',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
    limit: 3,
    isEarly: true,
  },
  {
    name: 'unit',
    about: 'logic, components, server',
    command: ['vitest', 'run', '--project', 'node', '--project', 'dom'],
    passed: VITEST,
    limit: 30,
  },
  ...variantNames(root).map(buildSite),
  {
    name: 'findable',
    about: 'heads, structured data, links and sitemaps of the built sites',
    command: ['node', 'tools/checks/checkFindable.ts'],
    // Named alone, it builds the sites first.
    limit: 7,
  },
  {
    name: 'support',
    about: 'no style or script that the oldest browsers of docs/browsers.md lack',
    command: ['node', 'tools/checks/checkSupport.ts'],
    limit: 7,
  },
  {
    name: 'e2e',
    about: 'the built sites and the real server in a browser',
    command: ['playwright', 'test'],
    passed: PLAYWRIGHT,
    limit: 30,
  },
  {
    name: 'workshop',
    about: 'the static Storybook',
    command: ['node', 'tools/stories/build.ts'],
    whyNot: () => (isStale(root, join(root, 'dist/storybook')) ? undefined : 'it is fresh'),
    limit: 10,
  },
  {
    name: 'stories',
    about: 'every story: play functions, axe, console, calls',
    command: ['node', 'tools/stories/test.ts'],
    passed: JEST,
    limit: 30,
  },
  {
    name: 'heavy',
    about: 'the package from outside, picture comparison, tests of the tests',
    command: ['vitest', 'run', '--project', 'heavy'],
    passed: VITEST,
    limit: 30,
  },
  {
    name: 'machines',
    about: 'servers that are killed, PostgreSQL, and several machines on it behind nginx',
    command: ['vitest', 'run', '--project', 'machines'],
    // If the environment provides a PostgreSQL, it is used.
    env: { DATABASE_URL: process.env['DATABASE_URL'] ?? '' },
    passed: VITEST,
    limit: 30,
    isBesides: true,
  },
  {
    name: 'browsers',
    about: 'the built sites in Firefox and WebKit',
    command: ['node', 'tools/testBrowsers.ts'],
    passed: PLAYWRIGHT,
    whyNot: () => (missingEngines().length < OTHER_ENGINES.length ? undefined : leftOutLine()),
    limit: 40,
    isBesides: true,
  },
];
