import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, openSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSqliteStorage } from '@plinth/server/storage';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, it } from 'vitest';

const EXPORT = [join(import.meta.dirname, 'contacts.ts'), 'export', '--format', 'json'];
const WORDS = { companyName: 'Ling Foods', name: 'Ada Lin', mobile: '1', lineId: '', description: '2' };

/** A data folder with one request. */
async function filledFolder(): Promise<string> {
  const dataDir = temporaryFolder();
  const storage = createSqliteStorage(dataDir);
  await storage.contacts.submit(
    { ...WORDS, language: 'en', variant: 'cloud', suspected: false },
    { submitKey: undefined, address: '203.0.113.1', ratePerMinute: 0, channels: [] },
  );
  await storage.close();
  return dataDir;
}

it('is a command that looks into the database of DATA_DIR', async () => {
  const said = execFileSync(process.execPath, EXPORT, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: await filledFolder() },
  });
  expect(JSON.parse(said)).toMatchObject([WORDS]);
});

it.skipIf(!existsSync('/dev/full'))('says in a line that it cannot write an export', async () => {
  const { status, stderr } = spawnSync(process.execPath, EXPORT, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: await filledFolder() },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  expect([status, stderr]).toEqual([1, 'ENOSPC: no space left on device, write\n']);
});

it('ends silently when its reader closes the pipe', async () => {
  const child = spawn(process.execPath, EXPORT, {
    env: { ...process.env, DATA_DIR: await filledFolder() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, errors]).toEqual([0, '']);
});

it('leaves in no log of npm’s what it was asked to erase', async () => {
  const cache = temporaryFolder();
  const said = execFileSync(
    'npm',
    ['run', '--silent', 'contacts', '--', 'delete', '--mobile', '0987654321'],
    {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: await filledFolder(), npm_config_cache: cache },
    },
  );
  expect(said).toBe('Erased 0 requests.\n');
  const logs = globSync('_logs/*', { cwd: cache }).map((name) => readFileSync(join(cache, name), 'utf8'));
  expect(logs.filter((log) => log.includes('0987654321'))).toEqual([]);
});

it('keeps files that the docs’ commands write into the repository out of commits and of images’ builds', () => {
  const root = join(import.meta.dirname, '..');
  const docs = ['deploying', 'several-machines'].map((name) =>
    readFileSync(join(root, 'docs', `${name}.md`), 'utf8'),
  );
  const files = [...docs.join().matchAll(/(?:> |--file=)(\w+\.\w+)/g)].map(([, file = '']) => file);
  expect(files).toEqual(['contacts.csv', 'contacts.json', 'plinth.dump']);
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(files);
  const kept = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(files.filter((file) => !kept.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
