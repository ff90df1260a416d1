import { startServer } from '@plinth/server';
import { readSettingsOrExit } from '@plinth/server/settings';

/** The server in a process of its own for the measurements; its argument is the folder of the built site. */
const [distDir = ''] = process.argv.slice(2);
await startServer(readSettingsOrExit(), { distDir });
