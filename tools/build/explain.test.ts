import { mkdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { explainFailure } from './explain.ts';

afterEach(() => vi.restoreAllMocks());

/** What is said of a failure. */
function said(error: unknown): string {
  let text = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((written) => {
    text += String(written);
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => explainFailure(error)).toThrow('exit 1');
  return text;
}

it('says in one line what the system refuses', () => {
  let refused: unknown;
  try {
    mkdirSync('/dev/null/dist');
  } catch (error) {
    refused = error;
  }
  expect(said(refused)).toMatch(/^The site could not be built: [A-Z]+: .*\n$/);
});

it('shows where a defect is', () => {
  expect(said(new TypeError('no function'))).toMatch(/built: TypeError: no function\n +at /);
});
