import { afterEach, expect, it, vi } from 'vitest';
import { startUntilMended } from './startUntilMended.ts';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
const onChange = vi.fn<(listener: () => void) => void>();
afterEach(() => void vi.clearAllMocks());

it('loads the document again with the change that mends an app that could not start', async () => {
  const broken = () => Promise.reject(new Error('A module threw.'));
  await expect(startUntilMended(broken, onChange)).rejects.toThrow('A module threw.');
  expect(reload).not.toHaveBeenCalled();
  onChange.mock.lastCall?.[0]();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves an app that runs to take changes in place', async () => {
  await startUntilMended(() => Promise.resolve(), onChange);
  expect(onChange).not.toHaveBeenCalled();
});
