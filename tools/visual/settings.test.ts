import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { captureSettings } from './settings.ts';
import { temporaryFolder } from './testing.ts';

it('pictures by another browser, with other fonts or from another processor, which may round otherwise, are kept apart', () => {
  const here = captureSettings('browser');
  expect(captureSettings('browser')).toBe(here);
  expect(captureSettings('another')).not.toBe(here);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'fc-list'), '#!/bin/sh\necho Another face\n', { mode: 0o755 });
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
  const elsewhere = captureSettings('browser');
  vi.unstubAllEnvs();
  expect(elsewhere).not.toBe(here);
  const [processor] = os.cpus();
  if (processor === undefined) throw new Error('It has one.');
  vi.spyOn(os, 'cpus').mockReturnValue([{ ...processor, model: 'Another' }]);
  expect(captureSettings('browser')).not.toBe(here);
});
