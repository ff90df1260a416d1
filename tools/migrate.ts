import { migrate } from '@plinth/server/migrate';
import { readSettingsOrExit } from '@plinth/server/settings';
import { refuseArguments } from './args.ts';

/** `npm run migrate`: brings the database that the settings name up to date. */
refuseArguments();
process.exitCode = await migrate(readSettingsOrExit(), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
