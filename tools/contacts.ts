import { runContacts } from '@plinth/server/contacts';
import { readSettingsOrExit } from '@plinth/server/settings';
import { endWhereUnread } from './args.ts';

endWhereUnread();

/** `npm run contacts -- …`: what visitors sent; `--help` names its commands. */
process.exitCode = await runContacts(
  process.argv.slice(2),
  readSettingsOrExit(),
  {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
  },
  process.env,
);
