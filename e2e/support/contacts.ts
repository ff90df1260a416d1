import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plinth/server/settings';
import type { Site } from './site.ts';

/** What the owner gets from `npm run contacts -- export --format json`, with options such as `--suspected`. */
export function exportContacts(
  site: Site,
  ...options: readonly string[]
): readonly Readonly<Record<string, unknown>>[] {
  const text = execFileSync(
    process.execPath,
    [join(PROJECT_ROOT, 'tools/contacts.ts'), 'export', '--format', 'json', ...options],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: site.dataDir } },
  );
  return JSON.parse(text) as Readonly<Record<string, unknown>>[];
}
