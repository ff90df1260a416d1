/** `npm run visual`: the package's command, with the browsers that this repository finds or gets. */
import { runCommand } from './visual/index.ts';
import { VISUAL_BROWSERS } from './visualBrowsers.ts';

await runCommand(VISUAL_BROWSERS);
