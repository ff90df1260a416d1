import { join } from 'node:path';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { HEADLESS_SHELL, findOnPath, installedBrowser } from './tools/browser.ts';
import { reactConfig, siteModules } from './tools/vite.ts';

/** Suites that start processes, build packages or hammer the disk; `npm run test:unit` leaves them to `npm test`. */
const HEAVY = [
  'tools/**/e2e/**/*.test.ts',
  'tools/lib/tryout.test.ts',
  'tools/generators/new{Component,Variant}.test.ts',
];

/** Killed servers, the database that several machines share, and the machines themselves: `npm test -- machines`. */
const MACHINES = ['server/tests/{crash,machines,postgres}.test.ts', 'server/storage/postgres/*.test.ts'];

const WORKSPACES = '{src,site,server,stories,tools}';

/** The app's virtual modules in tests: the default brand, and no pictures. */
const modules = siteModules({ variantDir: join(import.meta.dirname, 'site/variants/cloud'), pictures: {} });

/**
 * Unit and integration tests, in four projects: `node` for `.test.ts`, `dom` for `.test.tsx`, `heavy` and `machines`.
 *
 * A file that needs another environment than its project's says so with `@vitest-environment`.
 */
export default defineConfig(
  // Tests load dependencies through Node, as they are; only our own sources are transformed.
  mergeConfig(
    { ...reactConfig(), ssr: {} },
    {
      plugins: [modules],
      test: {
        // By default one core is left idle, which is half of them on two cores.
        maxWorkers: '100%',
        // Slowness of a busy machine is no finding; this only ends what hangs.
        testTimeout: 300_000,
        hookTimeout: 600_000,
        projects: [
          {
            extends: true,
            test: {
              name: 'node',
              include: [`${WORKSPACES}/**/*.test.ts`],
              exclude: [...configDefaults.exclude, ...HEAVY, ...MACHINES],
            },
          },
          {
            extends: true,
            test: {
              name: 'dom',
              include: [`${WORKSPACES}/**/*.test.tsx`],
              exclude: [...configDefaults.exclude, ...HEAVY],
              environment: 'happy-dom',
              // A VM context for each file: a process for each would load the simulated window again, a third of the time.
              pool: 'vmForks',
              setupFiles: 'tools/test/domGlobals.ts',
            },
          },
          {
            extends: true,
            test: {
              name: 'heavy',
              include: HEAVY,
              // An installed browser, headless if possible; `npm test` installs one where there is none.
              env: {
                CHROMIUM_PATH:
                  process.env['CHROMIUM_PATH'] ?? findOnPath(HEADLESS_SHELL) ?? installedBrowser() ?? '',
              },
            },
          },
          { extends: true, test: { name: 'machines', include: MACHINES } },
        ],
      },
    },
  ),
);
