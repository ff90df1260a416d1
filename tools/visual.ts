/** `npm run visual`: the package's command, with the browsers that this repository finds or installs. */
import { runCommand } from './visual/index.ts';
import { VISUAL_BROWSERS } from './visualBrowsers.ts';

await runCommand(VISUAL_BROWSERS);
