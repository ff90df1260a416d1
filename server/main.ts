import { readSettingsOrExit } from './settings/index.ts';
import { startServer } from './startServer.ts';

/** Serves a site that is already built; `npm start` builds what is missing first. */
await startServer(readSettingsOrExit());
