import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');

/** The command in the comment that writes the file of settings, without which nothing starts. */
const [, setUp = ''] = /^# {3}(.*> deploy\/\.env.*)$/m.exec(compose) ?? [];

const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

test.skipIf(!hasOpenssl)('the settings that compose requires are written once, and stay', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'deploy'));
  const run = () => {
    execFileSync('sh', ['-c', setUp], { cwd: folder });
    return parseEnv(readFileSync(join(folder, 'deploy/.env'), 'utf8'));
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

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly networks?: { readonly default: { readonly ipv4_address: string } } }>
  >;
  readonly networks?: {
    readonly default: {
      readonly ipam: { readonly config: readonly { readonly subnet: string; readonly ip_range: string }[] };
    };
  };
}

test('the servers, which nginx looks up only once, keep their addresses, which no other container gets', () => {
  const { services, networks } = parse(compose, { merge: true }) as Compose;
  const balancer = readFileSync(join(ROOT, 'deploy/balancer.conf'), 'utf8');
  const servers = [...balancer.matchAll(/^ {2}server ([\w-]+):\d+ /gm)].map(([, name = '']) => name);
  expect(servers).toHaveLength(2);
  const [config] = networks?.default.ipam.config ?? [];
  const [mine, others] = [config?.subnet, config?.ip_range].map((range = '0.0.0.0/32') => {
    const [address = '', length] = range.split('/');
    const list = new BlockList();
    list.addSubnet(address, Number(length), 'ipv4');
    return list;
  });
  const addresses = servers.map((name) => services[name]?.networks?.default.ipv4_address ?? '');
  expect(new Set(addresses).size).toBe(servers.length);
  expect(addresses.map((address) => [mine?.check(address), others?.check(address)])).toEqual(
    servers.map(() => [true, false]),
  );
});
