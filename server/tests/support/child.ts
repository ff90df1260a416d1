import { startServer } from '../../index.ts';
import { readSettingsOrExit } from '../../settings/index.ts';

/** The server as a process of its own; its arguments are the folders of the site and of the content. */
const [distDir = '', contentDir = ''] = process.argv.slice(2);
await startServer(readSettingsOrExit(), { distDir, contentDir });
const { user, system } = process.cpuUsage();
process.stdout.write(`Started with ${Math.round((user + system) / 1000)} ms of processor time\n`);
