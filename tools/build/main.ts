import { fileURLToPath } from 'node:url';
import { readSettingsOrExit } from '@plinth/server/settings';
import { refuseArguments } from '../args.ts';
import { buildSite } from './buildSite.ts';
import { explainFailure } from './explain.ts';

refuseArguments();
const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = readSettingsOrExit();
const begin = performance.now();

try {
  const { pages, written, unchanged, removed } = await buildSite({ root, settings });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(
    `Built ${settings.variant}: ${pages} pages; ${written} files written, ${unchanged} unchanged, ${removed} removed, in ${seconds} s\n`,
  );
} catch (error) {
  explainFailure(error);
}
