import type * as Fs from 'node:fs';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { addressSecret } from './secret.ts';

/** `whenMissing` happens right after a file was looked for in vain. */
const disk = vi.hoisted(() => ({ isFull: false, whenMissing: () => undefined }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const writeSync = (handle: number, bytes: Uint8Array) => {
    if (disk.isFull) throw new Error('ENOSPC: no space left on device, write');
    return fs.writeSync(handle, bytes);
  };
  const readFileSync = (path: string) => {
    try {
      return fs.readFileSync(path);
    } catch (error) {
      disk.whenMissing();
      throw error;
    }
  };
  return { ...fs, writeSync, readFileSync };
});

test('a full disk leaves no draft of the secret with each try: a balancer asks every other second', () => {
  const where = temporaryFolder();
  disk.isFull = true;
  expect(() => addressSecret(where)).toThrow('ENOSPC');
  expect(readdirSync(where)).toEqual([]);
  disk.isFull = false;
  expect(addressSecret(where)).toHaveLength(32);
  expect(readdirSync(where)).toEqual(['address.key']);
});

test('two processes that begin at the same time have one secret, or each would allow an address as much', () => {
  const where = temporaryFolder();
  let others: Buffer | undefined;
  disk.whenMissing = () => {
    disk.whenMissing = () => undefined;
    others = addressSecret(where);
  };
  expect(addressSecret(where)).toEqual(others);
  expect(addressSecret(where)).toEqual(others);
});

test('a file that is no secret is replaced by one', () => {
  const where = temporaryFolder();
  writeFileSync(join(where, 'address.key'), 'short');
  const secret = addressSecret(where);
  expect(secret).toHaveLength(32);
  expect(addressSecret(where)).toEqual(secret);
});
