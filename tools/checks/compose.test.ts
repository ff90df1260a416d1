import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { expect, test } from 'vitest';

const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');

/** What the file without which nothing starts is written with, as the comment has it. */
const [, setUp = ''] = /^# {3}(.*> deploy\/\.env.*)$/m.exec(compose) ?? [];

const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

test.skipIf(!hasOpenssl)('the settings that compose asks for are written once, and stay', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-compose-'));
  mkdirSync(join(folder.path, 'deploy'));
  const run = () => {
    execFileSync('sh', ['-c', setUp], { cwd: folder.path });
    return parseEnv(readFileSync(join(folder.path, 'deploy/.env'), 'utf8'));
  };
  const written = run();
  const wanted = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name));
  expect(new Set(Object.keys(written))).toEqual(wanted);
  expect(written['POSTGRES_PASSWORD']).toMatch(/^[0-9a-f]{48}$/);
  // Another password at the next update would lock the servers out of the database.
  expect(run()).toEqual(written);
});

test('those settings go neither into the repository nor into the image', () => {
  expect(spawnSync('git', ['check-ignore', '--quiet', 'deploy/.env'], { cwd: ROOT }).status).toBe(0);
  const ignored = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toContain('deploy/.env');
});
