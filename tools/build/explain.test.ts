import { expect, it } from 'vitest';
import { explain } from './explain.ts';

it('says in one line what the system refuses', () => {
  const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
  expect(explain(refused)).toBe(`The site could not be built: ${refused.message}`);
});

it('shows where a defect is', () => {
  expect(explain(new TypeError('no function'))).toMatch(/built: TypeError: no function\n +at /);
});
