import { readSettingsOrExit } from './settings/index.ts';
import { startServer } from './startServer.ts';

/** Serves a site that is built already; `npm start` builds what is missing first. */
await startServer(readSettingsOrExit());
