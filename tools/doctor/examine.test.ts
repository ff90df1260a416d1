import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOnPath } from '../browser.ts';

/** The doctor's report on this machine with another environment. */
const examine = (environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'examine.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NGINX: 'nginx', ...environment },
  });

test('a missing optional program is reported with how to get it, and is no failure', async () => {
  // Nothing but npm and the Node that it needs.
  using programs = mkdtempDisposableSync(join(tmpdir(), 'plinth-doctor-'));
  for (const name of ['npm', 'node']) symlinkSync(findOnPath(name) ?? '', join(programs.path, name));
  await using server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const chromium = process.execPath;
  const { status, stdout } = examine({ PORT: String(port), PATH: programs.path, CHROMIUM_PATH: chromium });
  expect(stdout.split('\n').filter((line) => line.startsWith('·'))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('· No git: npm run visual'),
      expect.stringMatching(/· No nginx: .*apt-get install nginx/),
      `· Something listens on port ${port}: PORT=${port + 1} npm start takes another.`,
    ]),
  );
  expect(stdout).toContain('✓ The packages are those of package.json.');
  expect(stdout).toContain(`✓ Chromium for tests and pictures: ${chromium}.`);
  expect(stdout).toContain('✓ Faces cannot be asked for here');
  expect(status).toBe(0);
});

test('PORT=0, which takes any free port, is free', () => {
  expect(examine({ PORT: '0' }).stdout).toContain('✓ The port of npm start is free.');
});

test('a fault that has to be fixed is marked, and is a failure', () => {
  const { status, stdout } = examine({ PORT: 'many', CHROMIUM_PATH: '/nowhere' });
  expect(stdout).toMatch(/^✗ A setting in the environment cannot be used: PORT /m);
  expect(stdout).toContain("✗ CHROMIUM_PATH is '/nowhere', which is no file that can be run.");
  expect(stdout).toContain('What is marked ✗ has to be mended.');
  expect(status).toBe(1);
});
