import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/files.ts';
import { createSqliteStorage } from '../storage/index.ts';
import { runContacts } from './cli.ts';
import { USAGE } from './usage.ts';

const CONTACT = {
  companyName: '=HYPERLINK("http://evil.example")',
  name: 'Li, "Mei"',
  mobile: '+886 912 345 678',
  lineId: '@mei',
  description: 'first line\nsecond line\u202e\u001b[31m',
  language: 'zh-tw',
  variant: 'cloud',
  suspected: false,
} as const;

/** A data folder with requests of the given ages in days, and a function that runs the command on it. */
async function setUp(ages: readonly number[]) {
  const dataDir = temporaryFolder();
  const clock = { time: 0 };
  const storage = createSqliteStorage(dataDir, { now: () => clock.time });
  for (const age of ages) {
    clock.time = Date.now() - age * 86_400_000;
    await storage.contacts.submit(CONTACT, {
      submitKey: undefined,
      address: '',
      ratePerMinute: 0,
      channels: [],
    });
  }
  await storage.close();
  const runIn = async (environment: Readonly<Record<string, string>>, ...args: string[]) => {
    let [out, error] = ['', ''];
    const code = await runContacts(
      args,
      { dataDir, databaseUrl: undefined },
      {
        out: (text) => (out += text),
        error: (text) => (error += text),
      },
      environment,
    );
    return { code, out, error };
  };
  return { dataDir, runIn, run: (...args: string[]) => runIn({}, ...args) };
}

test('export as JSON: one array, every text as it was typed', async () => {
  const { run } = await setUp([0, 0]);
  const { code, out } = await run('export', '--format', 'json');
  expect(code).toBe(0);
  const all: unknown = JSON.parse(out);
  const { suspected: _, ...typed } = CONTACT;
  expect(all).toEqual([
    { ...typed, id: 1, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    { ...typed, id: 2, receivedAt: expect.any(String) },
  ]);
});

test('export as CSV: marked as UTF-8, by the standard, and no formula', async () => {
  const { run } = await setUp([0]);
  const { out } = await run('export', '--format', 'csv');
  const [header, row] = out.split('\r\n');
  expect(header).toBe('\ufeffid,receivedAt,companyName,name,mobile,lineId,description,language,variant');
  expect(row).toContain(
    `,"'=HYPERLINK(""http://evil.example"")","Li, ""Mei""","'+886 912 345 678","'@mei","first line\n`,
  );
  expect(out.endsWith(',zh-tw,cloud\r\n')).toBe(true);
});

test('export of many: in parts, in the form of one array or one table, each once', async () => {
  const { dataDir } = await setUp([]);
  const storage = createSqliteStorage(dataDir);
  const options = { submitKey: undefined, address: '', ratePerMinute: 0, channels: [] };
  await Promise.all(Array.from({ length: 1_200 }, () => storage.contacts.submit(CONTACT, options)));
  await storage.close();
  const exported = async (format: string) => {
    const parts: string[] = [];
    const write = {
      out: (text: string) => void parts.push(text),
      error: (text: string) => expect.fail(text),
    };
    await runContacts(['export', '--format', format], { dataDir, databaseUrl: undefined }, write);
    return parts;
  };
  const parts = await exported('json');
  const out = parts.join('');
  const all: { id: number }[] = JSON.parse(out);
  const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(out).toBe(`${JSON.stringify(all, null, 2)}\n`);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(out.length / 2);
  const rows = (await exported('csv')).join('').split('\r\n');
  expect(rows.map((row) => row.split(',', 1)[0])).toEqual(['\ufeffid', ...ids.map(String), '']);
});

test('export of nothing is an empty array, or a heading', async () => {
  const { run } = await setUp([0]);
  await run('delete', '1');
  expect((await run('export', '--format', 'json')).out).toBe('[]\n');
  expect((await run('export', '--format', 'csv')).out).toMatch(/^\ufeffid,.*,variant\r\n$/);
});

test('an export that breaks off says that it is not whole, and one that never began says why', async () => {
  const { dataDir, run } = await setUp([0]);
  const db = new DatabaseSync(join(dataDir, 'plinth.db'));
  // Of a newer release, in the second part.
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
    INSERT INTO contacts (uid, received_at, language, variant, company_name, name, mobile, line_id, description)
    SELECT i, 0, iif(i < 501, 'en', 'fr'), 'cloud', '', '', '', '', '' FROM n`);
  db.close();
  const reason = 'the contact database does not work: the database holds the unknown language fr\n';
  expect(await run('export', '--format', 'csv')).toMatchObject({
    code: 1,
    error: `what was written is not all: ${reason}`,
  });
  expect(await run('list')).toEqual({ code: 1, out: '', error: reason });
});

test('list: a table of one line for each request, which cannot play with the terminal', async () => {
  const { run } = await setUp([0, 0, 0]);
  const { out } = await run('list');
  expect(out.trimEnd().split('\n')).toHaveLength(4);
  expect(out).not.toMatch(/[\u001b\u202e]/);
  expect(out).toContain('first line second line');
});

test('at a terminal, delete shows the requests and asks: npm without -- makes an ID of `--description 2`', async () => {
  const { dataDir, run } = await setUp([1, 0]);
  const asked: string[] = [];
  const answer = async (words: string, ...target: string[]) => {
    let [out, error] = ['', ''];
    const ask = async (question: string) => {
      asked.push(question);
      return words;
    };
    const write = { out: (text: string) => (out += text), error: (text: string) => (error += text), ask };
    await runContacts(['delete', ...target], { dataDir, databaseUrl: undefined }, write);
    return out + error;
  };
  // Others may have the word, or the name, too.
  expect(await answer('', '--description', 'line')).toBe('Nothing was erased.\n');
  expect(asked.splice(0)).toEqual([expect.stringMatching(/^id .*\n1 .*\n2 .*\nErase these 2\? \[y\/N\] $/)]);
  expect(await answer('', '1')).toBe('Nothing was erased.\n');
  expect(asked.splice(0)).toEqual([expect.stringMatching(/^id .*\n1 .*Li, "Mei" .*\nErase it\? \[y\/N\] $/)]);
  expect(await answer('Y ', '1')).toBe('Erased request 1.\n');
  expect(await answer('y', '1')).toBe('there is no request 1\n');
  expect(asked).toHaveLength(1);
  // Showing a request before its deletion is not a list.
  expect((await run('audit')).out.match(/(?<=Z  )\w+/g)).toEqual(['erase', 'erase']);
});

test('delete erases one, prune what is too old', async () => {
  const { run } = await setUp([400, 366, 364, 0]);
  expect(await run('delete', '4')).toMatchObject({ code: 0, out: 'Erased request 4.\n' });
  expect(await run('delete', '4')).toMatchObject({ code: 1, error: 'there is no request 4\n' });
  expect(await run('prune', '--older-than', '365d')).toMatchObject({
    code: 0,
    out: 'Erased 2 requests older than 365 days.\n',
  });
  expect(JSON.parse((await run('export', '--format', 'json')).out)).toMatchObject([{ id: 3 }]);
});

test('backup writes a database that can be used, and overwrites nothing', async () => {
  const { dataDir, run } = await setUp([0]);
  const file = join(dataDir, 'copy.db');
  expect((await run('backup', file)).code).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(await run('backup', file)).toMatchObject({ code: 1, error: `${file} exists already\n` });
});

test.each([
  [[], 'a command is missing'],
  [['frobnicate'], 'unknown command frobnicate'],
  [['constructor'], 'unknown command constructor'],
  [['export'], 'export needs --format csv or --format json'],
  [['export', '--format', 'xml'], 'export needs --format'],
  [['export', '--frob'], "\n\nUnknown option '--frob'\n"],
  [['delete'], 'delete needs the ID'],
  [['delete', 'all'], 'delete needs the ID'],
  [['delete', '1', '2'], 'unexpected 2'],
  [['list', '17'], 'unexpected 17'],
  [['list', '--format', 'csv'], 'unexpected --format'],
  [['export', 'all.csv', '--format', 'csv'], 'unexpected all.csv'],
  [['prune'], 'prune needs --older-than'],
  [['prune', '--older-than', '1y'], 'prune needs --older-than'],
  [['prune', '--older-than', '0d'], 'prune needs --older-than'],
  [['backup'], 'backup needs the name'],
  [['backup', ''], 'backup needs the name'],
  [['backup', '-'], 'backup needs the name'],
  [['export', '--format', 'csv', '--format', 'json'], '--format is given twice'],
  [['delete', '--name', 'Ada', '--mobile', '1', '--name=Bob'], '--name is given twice'],
])('%o: exit 2, what is wrong, and how to use it', async (args, message) => {
  const { run } = await setUp([]);
  const { code, out, error } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(message);
  expect(error).toContain(USAGE);
});

test('what npm took out of a command line without -- is refused: the number of a phone would be an ID', async () => {
  const { runIn } = await setUp([0]);
  expect(await runIn({ npm_config_mobile: 'true' }, 'delete', '1')).toEqual({
    code: 2,
    out: '',
    error: `${USAGE}\nnpm took --mobile for itself: write npm run contacts -- before the command\n`,
  });
  const taken = await runIn({ npm_config_older_than: 'true' }, 'list');
  expect(taken.error).toContain('npm took --older-than for itself');
  // A setting of npm's own, which says nothing about this command line.
  expect(await runIn({ npm_config_description: '' }, 'delete', '1')).toMatchObject({ code: 0, error: '' });
});

test('asked for help it says how to use it, and that is no failure', async () => {
  const { run } = await setUp([]);
  expect(await run('--help')).toEqual({ code: 0, out: USAGE, error: '' });
  expect(await run('export', '--help')).toEqual({ code: 0, out: USAGE, error: '' });
});

test('fails where no database is: an empty answer from the wrong folder would pass for all of it', async () => {
  const filled = await setUp([0]);
  expect((await filled.run('list')).error).toBe('');
  const { dataDir, run } = await setUp([]);
  const error = `there is no database in ${dataDir}: is DATA_DIR that of the server?\n`;
  // It does not create one either, so that a second look says the same.
  for (let look = 0; look < 2; look += 1) expect(await run('list')).toEqual({ code: 1, out: '', error });
  expect(await run('export', '--format', 'json')).toEqual({ code: 1, out: '', error });
  expect(await run('audit')).toEqual({ code: 1, out: '', error });
  expect(await run('delete', '1')).toEqual({ code: 1, out: '', error });
  expect(await run('backup', join(dataDir, 'copy.db'))).toEqual({ code: 1, out: '', error });
  expect(readdirSync(dataDir)).toEqual([]);
  writeFileSync(join(dataDir, 'plinth.db'), '');
  expect(await run('list')).toEqual({ code: 1, out: '', error });
});

test('says so where it may not look, as root is not told: there may well be a database', async () => {
  const { dataDir, run } = await setUp([]);
  // Nobody can read a folder that is a link to itself, not even root.
  rmSync(dataDir, { recursive: true });
  symlinkSync(dataDir, dataDir);
  expect(await run('list')).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(/^the contact database does not work: ELOOP: .*\n$/),
  });
});
