/** `npm run visual`: the package's command, with the browser that this repository finds or gets. */
import { findBrowser } from './browser.ts';

process.env['CHROMIUM_PATH'] = findBrowser();
await import('./visual/main.ts');
