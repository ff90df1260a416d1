import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Reports that it runs, then what ends it: a signal, or a time-out longer than a test may take. */
const PROGRAM = `
  import { endWithParent } from ${JSON.stringify(join(import.meta.dirname, 'endWithParent.ts'))};
  endWithParent();
  const end = (reason) => process.stdout.write(reason, () => process.exit());
  process.on('SIGINT', end);
  setTimeout(end, 10_000, 'nobody');
  process.stdout.write('ready ');
`;

it.skipIf(process.platform === 'win32')(
  'a command of npm ends with the shell that npm runs it by, which may not pass a signal on',
  async () => {
    const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; :', process.execPath, PROGRAM], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = text(shell.stdout);
    await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    expect(await said).toBe('ready SIGINT');
  },
);
