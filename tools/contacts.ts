import { createInterface } from 'node:readline';
import { runContacts } from '@plinth/server/contacts';
import { readSettingsOrExit } from '@plinth/server/settings';
import { endWhereUnread } from './args.ts';

endWhereUnread();

/** Asks at the terminal; leaving without an answer counts as no. */
const ask = (question: string) =>
  new Promise<string>((resolve) => {
    const terminal = createInterface(process.stdin, process.stdout);
    terminal.once('close', () => resolve(''));
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });

/** `npm run contacts -- …`: what visitors sent; `--help` names its commands. */
process.exitCode = await runContacts(
  process.argv.slice(2),
  readSettingsOrExit(),
  {
    // Awaited, so that output which a slow reader has not taken yet does not pile up in memory.
    out: (text) => new Promise<void>((resolve) => void process.stdout.write(text, () => resolve())),
    error: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  },
  process.env,
);
