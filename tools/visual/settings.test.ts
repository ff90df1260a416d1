import os from 'node:os';
import { expect, it, vi } from 'vitest';
import { captureSettings } from './settings.ts';

it('pictures from another processor are kept apart, as it may round otherwise', () => {
  const here = captureSettings('browser');
  expect(captureSettings('browser')).toBe(here);
  const [processor] = os.cpus();
  if (processor === undefined) throw new Error('It has one.');
  vi.spyOn(os, 'cpus').mockReturnValue([{ ...processor, model: 'Another' }]);
  expect(captureSettings('browser')).not.toBe(here);
});
