import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSqliteStorage, type NewContact, type Storage, type SubmitOptions } from '../storage/index.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import { runContacts } from './cli.ts';
import { USAGE } from './usage.ts';

/** What the owner of a site reads when they ask for something that is not there, or ask wrongly. */

const CONTACT: NewContact = {
  companyName: '晴空科技',
  name: 'Lin Mei',
  mobile: '0912-345-678',
  lineId: 'linmei',
  description: 'Two servers, please.',
  language: 'en',
  variant: 'cloud',
  suspected: false,
};
const OPTIONS: SubmitOptions = { submitKey: undefined, address: '', ratePerMinute: 0, channels: [] };

/** A data folder, and the command on it as the owner types it. */
function owner() {
  const dataDir = temporaryFolder();
  /** Fills the database, which exists afterwards. */
  const fill = async (work: (storage: Storage) => Promise<unknown> = async () => undefined) => {
    const storage = createSqliteStorage(dataDir);
    await storage.maintenance.check();
    await work(storage);
    await storage.close();
  };
  const contacts = async (...args: string[]) => {
    let [out, error] = ['', ''];
    const code = await runContacts(
      args,
      { dataDir, databaseUrl: undefined },
      { out: (text) => (out += text), error: (text) => (error += text) },
    );
    return { code, out, error };
  };
  return { dataDir, fill, contacts };
}

const done = (out: string) => ({ code: 0, out, error: '' });
const failed = (line: string) => ({ code: 1, out: '', error: `${line}\n` });
const misused = (line: string) => ({ code: 2, out: '', error: `${USAGE}\n${line}\n` });

/** The rows of a table below its heading, cell by cell. */
const rows = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/));

test('outbox: what is still to be told, what was given up and why; and telling it now', async () => {
  const { fill, contacts } = owner();
  await fill();
  expect(await contacts('outbox')).toEqual(done('No notification is waiting.\n'));
  expect(await contacts('outbox', '--retry', 'all')).toEqual(done('No notification is waiting.\n'));
  // What says why stands at the end of a mail server's words.
  const reason = "Can't send mail - all recipients were rejected: 550 5.1.1 no such user";
  await fill(async (storage) => {
    await storage.contacts.submit(CONTACT, { ...OPTIONS, channels: ['smtp', 'webhook'] });
    const taken = await storage.outbox.take('smtp', 'cloud', 60_000);
    if (taken) await storage.outbox.settle(taken.lease, { end: 'dead', reason });
  });
  const { code, out } = await contacts('outbox');
  expect(code).toBe(0);
  expect(rows(out)).toEqual([
    ['id', 'contactId', 'channel', 'state', 'attempts', 'at', 'reason'],
    ['1', '1', 'smtp', 'given up', '1', expect.stringMatching(/^\d{4}-.*Z$/), reason],
    ['2', '1', 'webhook', 'waiting', '0', expect.stringMatching(/^\d{4}-.*Z$/)],
  ]);
  expect(out).not.toContain(CONTACT.name);

  expect(await contacts('outbox', '--retry', '1')).toEqual(
    done('1 notification is due now; the running server sends what is due within three minutes.\n'),
  );
  expect(rows((await contacts('outbox')).out)[1]?.slice(0, 5)).toEqual(['1', '1', 'smtp', 'waiting', '0']);
  expect(await contacts('outbox', '--retry', 'all')).toEqual(
    done('2 notifications are due now; the running server sends what is due within three minutes.\n'),
  );
  expect(await contacts('outbox', '--retry', '99')).toEqual(failed('there is no notification 99'));
  expect(await contacts('outbox', '--retry', 'everything')).toEqual(
    misused('outbox --retry needs an ID or all'),
  );
  expect(await contacts('outbox', '1')).toEqual(misused('unexpected 1'));
});

test('audit: when, what and how many, never whose', async () => {
  const { fill, contacts } = owner();
  await fill();
  expect(await contacts('audit')).toEqual(done('Nothing yet.\n'));
  await fill((storage) => storage.contacts.submit(CONTACT, OPTIONS));
  await contacts('list');
  await contacts('list', '--suspected');
  await contacts('export', '--format', 'json');
  await contacts('delete', '--name', 'lin mei');
  await contacts('prune', '--older-than', '30d');
  expect(await contacts('prune', '--older-than', '7d', '--suspected')).toEqual(
    done('Erased 0 suspected requests older than 7 days.\n'),
  );
  const { code, out } = await contacts('audit');
  expect(code).toBe(0);
  const [heading, ...lines] = rows(out);
  expect(heading).toEqual(['at', 'action', 'count', 'detail']);
  expect(lines.map(([, ...line]) => line)).toEqual([
    ['list', '1'],
    ['list', '0', 'suspected'],
    ['export', '1'],
    ['erase', '1', 'by name'],
    ['prune', '0', 'older than 30 days'],
    ['prune', '0', 'suspected, older than 7 days'],
  ]);
  expect(out.toLowerCase()).not.toContain('lin mei');
  expect(await contacts('audit', '--suspected')).toEqual(misused('unexpected --suspected'));
});

test("delete by a field: a person's requests, suspected ones too, however it was typed", async () => {
  const { fill, contacts } = owner();
  await fill(async ({ contacts: store }) => {
    await store.submit(CONTACT, OPTIONS);
    await store.submit({ ...CONTACT, mobile: '+886 912 345 678', suspected: true }, OPTIONS);
    await store.submit({ ...CONTACT, mobile: '+886 (0)912-345-678' }, OPTIONS);
    await store.submit({ ...CONTACT, mobile: '0987654321' }, OPTIONS);
    // As copied from a telephone's contacts.
    await store.submit({ ...CONTACT, name: '\u202dChen\u200bYi\u202c', mobile: '0987654321' }, OPTIONS);
  });
  expect(await contacts('delete', '--name', 'chen yi')).toEqual(done('Erased 1 request.\n'));
  expect(await contacts('delete', '--mobile', '0900000000')).toEqual(done('Erased 0 requests.\n'));
  expect(await contacts('delete', '--mobile', '0912 345 678')).toEqual(done('Erased 3 requests.\n'));
  expect(await contacts('delete', '--description', 'two servers')).toEqual(done('Erased 1 request.\n'));
  expect(await contacts('list')).toEqual(done('No contact requests.\n'));
  const wrong = misused('delete needs the ID that the list shows, or one field such as --name TEXT');
  expect(await contacts('delete', '--name', ' ')).toEqual(wrong);
  expect(await contacts('delete', '--name', 'Lin Mei', '--lineId', 'linmei')).toEqual(wrong);
  expect(await contacts('delete', '3', '--name', 'Lin Mei')).toEqual(wrong);
  expect(await contacts('delete', '--phone', '1')).toMatchObject({
    code: 2,
    error: expect.stringContaining("Unknown option '--phone'"),
  });
});

test('list --suspected: those that a program seems to have sent, apart from the others', async () => {
  const { fill, contacts } = owner();
  await fill();
  expect(await contacts('list', '--suspected')).toEqual(done('No suspected contact requests.\n'));
  await fill(async ({ contacts: store }) => {
    await store.submit(CONTACT, OPTIONS);
    await store.submit({ ...CONTACT, name: 'Form Filler', suspected: true }, OPTIONS);
  });
  const suspected = await contacts('list', '--suspected');
  expect(rows(suspected.out)).toHaveLength(2);
  expect(suspected.out).toContain('Form Filler');
  expect(suspected.out).not.toContain('Lin Mei');
  expect((await contacts('list')).out).not.toContain('Form Filler');
  const exported = await contacts('export', '--format', 'json', '--suspected');
  expect(JSON.parse(exported.out)).toMatchObject([{ id: 2, name: 'Form Filler' }]);
});

test('copy: what it needs, what it cannot read and whom it cannot reach, each in a line', async () => {
  const { dataDir, fill, contacts } = owner();
  const target = 'postgres://plinth@127.0.0.1:9/plinth';
  const address = 'copy needs --to with an address such as postgres://user:password@host:5432/database';
  expect(await contacts('copy')).toEqual(misused(address));
  expect(await contacts('copy', '--to', 'plinth.db')).toEqual(misused(address));
  expect(await contacts('copy', target)).toEqual(misused(`unexpected ${target}`));
  const nothing = failed(`there is no database in ${dataDir}: is DATA_DIR that of the server?`);
  expect(await contacts('copy', '--to', target)).toEqual(nothing);
  expect(await contacts('outbox')).toEqual(nothing);
  writeFileSync(join(dataDir, 'plinth.db'), 'these are no tables'.repeat(100));
  expect(await contacts('copy', '--to', target)).toEqual(
    failed('the contact database does not work: file is not a database'),
  );
  writeFileSync(join(dataDir, 'plinth.db'), '');
  await fill((storage) => storage.contacts.submit(CONTACT, OPTIONS));
  expect(await contacts('copy', '--to', target)).toEqual(
    failed('the contact database of --to does not work: connect ECONNREFUSED 127.0.0.1:9'),
  );
});
