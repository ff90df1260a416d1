import { ApiError } from '@plinth/ui/api';
import { readSettings } from '@plinth/server/settings';
import { expect, it } from 'vitest';
import { explain } from './explain.ts';
import { askMenus } from './plan.ts';
import { createSource } from './source.ts';

it('says in one line what the system refuses', () => {
  const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
  expect(explain(refused)).toBe(`The site could not be built: ${refused.message}`);
});

it('says in one line which call a backend did not answer', async () => {
  const getMenu = () => Promise.reject(new ApiError('timeout', 'Timeout has occurred.'));
  const asked = askMenus({ ...createSource(readSettings({})), getMenu });
  expect(await asked.catch(explain)).toBe(
    'The site could not be built: GetServiceMenu (zh-tw): Timeout has occurred.',
  );
});

it('shows where a defect is', () => {
  expect(explain(new TypeError('no function'))).toMatch(/built: TypeError: no function\n +at /);
});
