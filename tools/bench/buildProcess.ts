import { PROJECT_ROOT, readSettingsOrExit } from '@plinth/server/settings';
import { buildSite } from '../build/buildSite.ts';

/** One build in a process of its own, for the measurements: `<content folder> <dist folder>`; prints what it did as JSON. */
const [contentDir = '', distDir = ''] = process.argv.slice(2);
const begin = performance.now();
const result = await buildSite({ root: PROJECT_ROOT, settings: readSettingsOrExit(), distDir, contentDir });
const { user, system } = process.cpuUsage();
process.stdout.write(
  JSON.stringify({
    ...result,
    seconds: (performance.now() - begin) / 1000,
    processorSeconds: (user + system) / 1e6,
  }),
);
