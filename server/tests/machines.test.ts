import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { siteDirectory } from '../manifest/index.ts';
import { createPostgresStorage } from '../storage/index.ts';
import { startBalancer } from './support/balancer.ts';
import { findNginx } from './support/nginx.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { type ServerProcess, spawnServer } from './support/process.ts';
import { CSRF_HEADERS, GOOD_PAYLOAD } from './support/server.ts';
import { write } from './support/files.ts';
import { pageHtml, writeSite } from './support/site.ts';

const MACHINES = 3;
const REQUESTS = 2_000;
const CLIENTS = 24;
const KILLS = 20;
/** The database is restarted with every so many kills. */
const KILLS_FOR_A_RESTART = 4;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** One machine: a server that can be killed and started again at the same address. */
interface Machine {
  readonly port: number;
  server: ServerProcess;
  start(distDir?: string): Promise<void>;
}

/** Starts the machines, and nginx before them. */
async function startMachines(env: Record<string, string>, distDir = writeSite()) {
  const ports = await Promise.all(Array.from({ length: MACHINES }, () => getPort({ host: '127.0.0.1' })));
  const spawn = (port: number, dist: string) =>
    spawnServer(
      {
        CONTACT_RATE_PER_MINUTE: '0',
        LOG_LEVEL: 'fatal',
        TRUSTED_PROXIES: 'loopback',
        ...env,
        PORT: String(port),
      },
      { distDir: dist },
    );
  const machines: Machine[] = [];
  for (const port of ports) {
    const machine: Machine = {
      port,
      server: await spawn(port, distDir),
      async start(dist = distDir) {
        machine.server = await spawn(port, dist);
        expect(machine.server.errors()).toBe('');
      },
    };
    machines.push(machine);
  }
  return { machines, url: await startBalancer(await getPort({ host: '127.0.0.1' }), ports) };
}

function post(url: string, key: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return fetch(`${url}/server/View/AddContactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...CSRF_HEADERS, ...headers },
    body: JSON.stringify({ ...GOOD_PAYLOAD, description: key }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    // Cut off: whether it is stored is not known, so it is sent again.
    () => 0,
  );
}

async function storedIn(databaseUrl: string): Promise<readonly string[]> {
  const storage = createPostgresStorage(databaseUrl);
  onTestFinished(() => storage.close());
  return (await storage.contacts.list()).map(({ description }) => description);
}

/** A site whose English home page asks for a script that only this build has. */
function writeBuild(name: string): string {
  const dist = writeSite();
  const site = siteDirectory(dist, 'cloud');
  rmSync(join(site, 'assets/app'), { recursive: true });
  write(join(site, `assets/app/main-${name}.js`), `console.log('${name}');`.repeat(100));
  write(
    join(site, 'main/en/index.html'),
    `${pageHtml(name)}<script src="/assets/app/main-${name}.js"></script>`,
  );
  return dist;
}

async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(`${url}/main/en/index`)).text();
  const script = /src="([^"]+)"/.exec(html)?.[1];
  if (script === undefined) throw new Error('the page has no script');
  return script;
}

const hasNginx = findNginx() !== undefined;
if (!hasNginx)
  process.stderr.write(
    'nginx is not installed here (apt-get install nginx-light): three machines behind it are not tried.\n',
  );

// CI installs it.
describe.skipIf(!hasNginx)('three machines behind nginx, and one database', () => {
  test(
    `${REQUESTS} requests, ${KILLS} kills, ${KILLS / KILLS_FOR_A_RESTART} restarts of the database: each is stored, and once`,
    // How long a busy machine takes is no finding.
    { timeout: 900_000 },
    async () => {
      const databaseUrl = await postgres.createDatabase();
      const { machines, url } = await startMachines({ DATABASE_URL: databaseUrl });
      const acknowledged: string[] = [];
      let sent = 0;
      let troubled = true;
      const send = async () => {
        while (sent < REQUESTS || troubled) {
          const key = `request-${String((sent += 1)).padStart(8, '0')}`;
          // As a visitor does: again, with the same key, until it is acknowledged.
          while ((await post(url, key)) !== 200) await wait(20);
          acknowledged.push(key);
        }
      };
      const sending = Promise.all(Array.from({ length: CLIENTS }, send));
      const trouble = async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          const machine = machines[kill % MACHINES];
          if (machine === undefined) throw new Error('there is no machine');
          const before = acknowledged.length;
          machine.server.child.kill('SIGKILL');
          await machine.server.ended;
          if (kill % KILLS_FOR_A_RESTART === 1) {
            await postgres.power?.stop();
            await postgres.power?.start();
          }
          await machine.start();
          // The next one falls when this one has had its share.
          while (acknowledged.length < before + REQUESTS / KILLS) await wait(5);
        }
      };
      await Promise.all([sending, trouble().finally(() => (troubled = false))]);
      const stored = await storedIn(databaseUrl);
      expect(acknowledged.length).toBeGreaterThanOrEqual(REQUESTS);
      expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    },
  );

  test('the limit of an address holds over all of them', async () => {
    const databaseUrl = await postgres.createDatabase();
    const { url } = await startMachines({ DATABASE_URL: databaseUrl, CONTACT_RATE_PER_MINUTE: '25' });
    // A slow database may let one wait too long, which stores and counts nothing.
    const decided = async (key: string): Promise<number> => {
      const status = await post(url, key);
      if (status === 200 || status === 429) return status;
      await wait(20);
      return decided(key);
    };
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => decided(`limited-${String(index).padStart(8, '0')}`)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    expect(await storedIn(databaseUrl)).toHaveLength(25);
  });

  test('a proxy before nginx that speaks TLS tells visitors apart', async () => {
    const databaseUrl = await postgres.createDatabase();
    const { url } = await startMachines({ DATABASE_URL: databaseUrl, CONTACT_RATE_PER_MINUTE: '1' });
    const from = (seen: string, key: string) => post(url, key, { 'x-forwarded-for': seen });
    expect(await from('203.0.113.1', 'visitor-1')).toBe(200);
    expect(await from('203.0.113.2', 'visitor-2')).toBe(200);
    // What a visitor has written there is left of what the proxy has seen.
    expect(await from('203.0.113.3, 203.0.113.2', 'visitor-2-as-3')).toBe(429);
    const page = await fetch(`${url}/main/en/index`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(page.headers.get('set-cookie')).toContain('; Secure');
  });

  test('machines that are renewed in turn serve no page whose script is missing', async () => {
    const databaseUrl = await postgres.createDatabase();
    const { machines, url } = await startMachines({ DATABASE_URL: databaseUrl }, writeBuild('old'));
    const openedBefore = await scriptOf(url);
    expect((await fetch(url + openedBefore)).status).toBe(200);
    const seen = new Set<string>();
    const missing: string[] = [];
    let renewing = true;
    const visit = async () => {
      while (renewing) {
        const script = await scriptOf(url);
        seen.add(script);
        if ((await fetch(url + script)).status !== 200) missing.push(script);
      }
    };
    const visiting = Promise.all(Array.from({ length: 4 }, visit));
    const renewed = writeBuild('new');
    for (const machine of machines) {
      machine.server.child.kill('SIGTERM');
      expect(await machine.server.ended).toEqual([0, null]);
      await machine.start(renewed);
    }
    for (let visits = 0; visits < 2 * MACHINES; visits += 1) await scriptOf(url);
    renewing = false;
    await visiting;
    expect(missing).toEqual([]);
    expect([...seen].toSorted()).toEqual(['/assets/app/main-new.js', '/assets/app/main-old.js']);
    expect((await fetch(url + openedBefore)).status).toBe(200);
  });
});
