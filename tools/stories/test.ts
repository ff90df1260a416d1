import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { orRefuse, parseArgs } from '../args.ts';
import { refreshStorybook } from './buildStorybook.ts';
import { runStories } from './runStories.ts';

/**
 * `npm run test:stories`: every story of the workshop, against the static build. `-- --only 'Pages/Home'` runs those whose
 * `title: name` matches; arguments after another `--` go to the test-runner.
 */
const folder = join(root, 'dist/storybook');
const command = orRefuse(() => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  return { only: values.only === undefined ? undefined : new RegExp(values.only), args: positionals };
});

refreshStorybook(root, folder);
const { exitCode, stories, seconds } = await runStories({ root, folder, ...command });
const speed = stories / seconds;
console.log(`${stories} stories in ${seconds.toFixed(1)} s: ${speed.toFixed(1)} stories a second.`);
process.exitCode = exitCode;
