import { startServer } from '../../index.ts';
import { readSettingsOrExit } from '../../settings/index.ts';

/** The server as a process of its own; its arguments are the folders of the site and of the content. */
const [distDir = '', contentDir = ''] = process.argv.slice(2);
await startServer(readSettingsOrExit(), { distDir, contentDir });
