import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('ends its child process when it is itself told to end', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = JSON.stringify(server.address());
  const running = `
    const line = require('node:net').connect({ ...${address}, host: '127.0.0.1' });
    setTimeout(() => line.end('It went on.'), 10_000);`;
  const runner = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'command.ts'))};
    process.once('SIGTERM', () => process.exit());
    await run(process.execPath, ['--eval', ${JSON.stringify(running)}], '.');`;
  const child = spawn(process.execPath, ['--input-type', 'module', '--eval', runner]);
  const [line] = await once(server, 'connection');
  child.kill();
  expect(await text(line)).toBe('');
});
