import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { findOnPath, HEADLESS_SHELL } from '../browser.ts';

const MAIN = join(import.meta.dirname, 'main.mjs');

/** The report on this machine of the doctor in a folder, with another environment, as another user. */
const examine = (
  environment: Readonly<Record<string, string>>,
  folder = import.meta.dirname,
  user: Pick<SpawnSyncOptions, 'uid' | 'gid'> = {},
) =>
  spawnSync(process.execPath, [join(folder, 'main.mjs')], {
    ...user,
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

test("Chromium's headless shell will do", () => {
  using programs = mkdtempDisposableSync(join(tmpdir(), 'plinth-doctor-'));
  for (const name of ['npm', 'node']) symlinkSync(findOnPath(name) ?? '', join(programs.path, name));
  const shell = join(programs.path, HEADLESS_SHELL);
  symlinkSync(process.execPath, shell);
  const { stdout } = examine({ PATH: programs.path, CHROMIUM_PATH: '' });
  expect(stdout).toContain(`✓ Chromium for tests and pictures: ${shell}.`);
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

test('packages that are missing are named, also those that the doctor itself uses', () => {
  const folder = temporaryFolder();
  cpSync(import.meta.dirname, join(folder, 'tools/doctor'), { recursive: true });
  write(join(folder, 'package.json'), '{ "dependencies": { "playwright": "1.0.0" } }');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  const { status, stdout, stderr } = examine({}, join(folder, 'tools/doctor'));
  expect(stdout).toMatch(/^✗ The packages are not those .*missing: playwright@1.0.0.*: npm ci$/m);
  expect([status, stderr]).toEqual([1, '']);
});

const NOBODY = { uid: 65534, gid: 65534 };
const canBeNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--check', MAIN], NOBODY).status === 0;

test.runIf(canBeNobody)('folders that belong to another user are named', () => {
  const { status, stdout } = examine({}, import.meta.dirname, NOBODY);
  expect(stdout).toContain(`✗ You may not write into ${PROJECT_ROOT}`);
  expect(status).toBe(1);
});
