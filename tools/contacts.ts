import { runContacts } from '@plinth/server/contacts';
import { readSettingsOrExit } from '@plinth/server/settings';

/** `npm run contacts -- list | export | delete | prune | backup`: what visitors sent. */
process.exitCode = await runContacts(process.argv.slice(2), readSettingsOrExit(), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
