import { runContacts } from '@plinth/server/contacts';
import { readSettingsOrExit } from '@plinth/server/settings';
import { refuse } from './args.ts';

// The disk that an export goes to may be full, and whoever reads it may have read enough.
process.stdout.on('error', refuse);

/** `npm run contacts -- …`: what visitors sent; `--help` names its commands. */
process.exitCode = await runContacts(process.argv.slice(2), readSettingsOrExit(), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
