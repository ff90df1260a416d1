import { expect, onTestFinished, test, vi } from 'vitest';
import { addressSecret } from './secret.ts';

test.each([
  ['before the host', 'postgres://plinth:one@db/plinth', 'postgres://plinth:two@db/plinth'],
  [
    'behind the ?',
    'postgres:///plinth?user=plinth&password=one',
    'postgres:///plinth?user=plinth&password=two',
  ],
])('of a password %s all servers make the same secret, of another one another', (_where, one, two) => {
  expect(addressSecret(one)).toEqual(addressSecret(one));
  expect(addressSecret(one)).not.toEqual(addressSecret(two));
});

test('so they do of one in the environment; without any the secret is of nothing that others can know', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const url = 'postgres:///plinth?host=/run/postgresql';
  vi.stubEnv('PGPASSWORD', '');
  expect(addressSecret(url)).toHaveLength(32);
  expect(addressSecret(url)).not.toEqual(addressSecret(url));
  vi.stubEnv('PGPASSWORD', 'one');
  expect(addressSecret(url)).toEqual(addressSecret(url));
});
