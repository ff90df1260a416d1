import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/support/files.ts';
import { openArchive } from './archive.ts';
import { createSqliteStorage } from './sqlite/storage.ts';
import { CONTACT, OPTIONS } from './suite/place.ts';

test('an archive is read in parts, while others erase and store', async () => {
  const dataDir = temporaryFolder();
  const { contacts, close } = createSqliteStorage(dataDir);
  onTestFinished(close);
  const submit = () => contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
  await Promise.all(Array.from({ length: 450 }, submit));
  using archive = openArchive(dataDir);
  const parts: number[][] = [];
  for (const part of archive.parts) {
    parts.push(part.map(({ id }) => id));
    for (const { id, outbox } of part) expect(outbox).toMatchObject([{ contactId: id, channel: 'webhook' }]);
    // Refused where somebody reads what stands in the log.
    await contacts.erase({ id: 450 });
    await submit();
  }
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 49]);
  expect(parts.flat()).toEqual(Array.from({ length: 449 }, (_, index) => index + 1));
  expect(archive.lastId).toBe(450);
});

test('an archive knows the newest id, also when its request was erased: no other request may get it', async () => {
  const dataDir = temporaryFolder();
  const { contacts, close } = createSqliteStorage(dataDir);
  onTestFinished(close);
  const lastId = () => {
    using archive = openArchive(dataDir);
    return archive.lastId;
  };
  expect(lastId()).toBe(0);
  await contacts.submit(CONTACT, OPTIONS);
  await contacts.submit(CONTACT, OPTIONS);
  await contacts.erase({ id: 2 });
  expect(lastId()).toBe(2);
});
