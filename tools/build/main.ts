import { PROJECT_ROOT as root, readSettingsOrExit } from '@plinth/server/settings';
import { refuse, refuseArguments } from '../args.ts';
import { buildSite } from './buildSite.ts';
import { explain } from './explain.ts';

refuseArguments();
const settings = readSettingsOrExit();
const begin = performance.now();

try {
  const { pages, written, unchanged, removed } = await buildSite({ root, settings });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  // The address is shown so that a forgotten SITE_URL is noticed: search engines would be led to this machine.
  const address = `${settings.siteUrl}${settings.basePath}`;
  process.stdout.write(
    `Built ${settings.variant}: ${pages} pages for ${address}; ${written} files written, ${unchanged} unchanged, ${removed} removed, in ${seconds} s\n`,
  );
} catch (error) {
  refuse(explain(error));
}
