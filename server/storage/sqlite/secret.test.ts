import type * as Fs from 'node:fs';
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { addressSecret } from './secret.ts';

const disk = vi.hoisted(() => ({ isFull: true }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const writeSync = (handle: number, bytes: Uint8Array) => {
    if (disk.isFull) throw new Error('ENOSPC: no space left on device, write');
    return fs.writeSync(handle, bytes);
  };
  return { ...fs, writeSync };
});

test('a full disk leaves no draft of the secret with each try: a balancer asks every other second', () => {
  const where = temporaryFolder();
  expect(() => addressSecret(where)).toThrow('ENOSPC');
  expect(readdirSync(where)).toEqual([]);
  disk.isFull = false;
  expect(addressSecret(where)).toHaveLength(32);
  expect(readdirSync(where)).toEqual(['address.key']);
});
