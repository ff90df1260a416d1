/** `npm run visual`: the package's command, with the browsers that this repository finds or gets. */
import { findBrowser } from './browser.ts';
import { runCommand } from './visual/index.ts';
import { VISUAL_BROWSERS } from './visualBrowsers.ts';

process.env['CHROMIUM_PATH'] = findBrowser();
await runCommand(VISUAL_BROWSERS);
