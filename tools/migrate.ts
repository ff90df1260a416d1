import { migrate } from '@plinth/server/migrate';
import { readSettingsOrExit } from '@plinth/server/settings';

/** `npm run migrate`: brings the database that the settings name up to date. */
process.exitCode = await migrate(readSettingsOrExit(), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
