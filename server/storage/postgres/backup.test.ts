import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  installedPostgres,
  runProgram,
  startInstalledPostgres,
} from '../../tests/support/installedPostgres.ts';
import { runOn } from '../../tests/support/postgres.ts';
import { temporaryFolder } from '../../tests/support/files.ts';
import { prepareDatabase } from '../prepare.ts';
import { CONTACT, OPTIONS } from '../suite/place.ts';
import type { Storage } from '../types.ts';
import { createPostgresStorage } from './storage.ts';

function open(url: string): Storage {
  const storage = createPostgresStorage(url);
  onTestFinished(() => storage.close());
  return storage;
}

if (installedPostgres === undefined)
  process.stderr.write(
    'PostgreSQL is not installed here (apt-get install postgresql): its backup is not tried.\n',
  );

// pg_dump has to be as new as the server, so this one runs the server that came with it.
test.skipIf(installedPostgres === undefined)(
  'a backup by pg_dump, restored into an empty database as docs/several-machines.md says, has everything',
  async () => {
    const programs = installedPostgres ?? '';
    const server = await startInstalledPostgres(programs);
    await runOn(server, 'CREATE DATABASE before', 'CREATE DATABASE after');
    const [before, after] = ['before', 'after'].map((name) => server.replace(/postgres$/, name));
    if (before === undefined || after === undefined) throw new Error('there are no databases');
    await prepareDatabase({ databaseUrl: before });
    const storage = open(before);
    const options = { ...OPTIONS, submitKey: 'one', channels: ['webhook'] } as const;
    await storage.contacts.submit(CONTACT, options);
    await storage.contacts.submit(CONTACT, { ...options, submitKey: 'two' });
    await storage.contacts.erase({ id: 1 });

    const file = join(temporaryFolder(), 'plinth.dump');
    runProgram(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, before]);
    runProgram(join(programs, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${after}`, file]);

    await prepareDatabase({ databaseUrl: after });
    const restored = open(after);
    expect(await restored.contacts.list()).toEqual(await storage.contacts.list());
    expect(await restored.outbox.list()).toEqual(await storage.outbox.list());
    // No id is used twice, and known submits are still recognised.
    expect(await restored.contacts.submit(CONTACT, OPTIONS)).toEqual({ outcome: 'stored', id: 3 });
    const repeated = await restored.contacts.submit(CONTACT, { ...options, submitKey: 'two' });
    expect(repeated).toEqual({ outcome: 'known', id: 2 });
  },
);
