import { runContacts } from '@plinth/server/contacts';
import { readSettingsOrExit } from '@plinth/server/settings';
import { endWhereUnread } from './args.ts';

endWhereUnread();

/** `npm run contacts -- …`: what visitors sent; `--help` names its commands. */
process.exitCode = await runContacts(
  process.argv.slice(2),
  readSettingsOrExit(),
  {
    // Waited for, so that what a slow reader has not taken is not held in memory.
    out: (text) => new Promise<void>((resolve) => void process.stdout.write(text, () => resolve())),
    error: (text) => process.stderr.write(text),
  },
  process.env,
);
