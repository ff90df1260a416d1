import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
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

it.skipIf(process.platform === 'win32')('a browser in a group of its own ends with its command', async () => {
  const drivers = join(import.meta.dirname, '../e2e/engines/drivers/webkitProcesses.ts');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const browser = `require('net').connect(${typeof address === 'object' ? address?.port : ''}, '127.0.0.1')`;
  const program = `
    import { createProcesses } from ${JSON.stringify(drivers)};
    process.on('SIGTERM', () => process.exit());
    createProcesses().start(process.execPath, ['--eval', ${JSON.stringify(browser)}]);
  `;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  const ended = once(socket.resume(), 'close').then(() => 'ended');
  command.kill();
  expect(await Promise.race([ended, wait(2_000, 'left behind')])).toBe('ended');
  socket.destroy();
  server.close();
});
