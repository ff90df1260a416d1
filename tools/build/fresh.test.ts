import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@plinth/ui/api';
import { PROJECT_ROOT as root, readSettings } from '@plinth/server/settings';
import { temporaryFolder } from '@plinth/server/testing/files';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from './buildSite.ts';
import { buildEveryBrand, buildWhatIsMissing } from './fresh.ts';

vi.mock('./buildSite.ts');

const build = vi.mocked(buildSite);
const buildWith = (env: NodeJS.ProcessEnv) =>
  buildWhatIsMissing({ root, settings: readSettings(env), distDir: temporaryFolder() });

beforeEach(() => {
  build.mockReset();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('a backend that does not answer for every page keeps no server from starting', async () => {
  const cause = new ApiError('http', 'The server answered 500.');
  build.mockRejectedValueOnce(new Error('GetHomeData (en): The server answered 500.', { cause }));
  await buildWith({ API_ORIGIN: 'https://api.sample.example' });
  expect(build.mock.calls.map(([{ settings }]) => settings.apiOrigin)).toEqual([
    'https://api.sample.example',
    undefined,
  ]);
  expect(process.stderr.write).toHaveBeenCalledWith(
    'The site could not be built: GetHomeData (en): The server answered 500.\nSo its pages begin with what the content files say, not API_ORIGIN.\n',
  );
});

test('content files that cannot be built do, in one line', async () => {
  build.mockRejectedValue(Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' }));
  await expect(buildWith({})).rejects.toThrow(/^The site could not be built: ENOSPC: no space left$/);
  expect(build).toHaveBeenCalledTimes(1);
  await expect(buildWith({ API_ORIGIN: 'https://api.sample.example' })).rejects.toThrow('ENOSPC');
});

test('what looks at the sites of all brands has those built first that are missing', async () => {
  const folder = temporaryFolder();
  const brands = ['cloud', 'tea'];
  for (const brand of brands) mkdirSync(join(folder, 'site/variants', brand), { recursive: true });
  expect(await buildEveryBrand(folder)).toEqual(brands);
  expect(build.mock.calls.map(([{ settings }]) => settings.variant)).toEqual(brands);
});
