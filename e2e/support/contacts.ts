import { runContacts } from '@plinth/server/contacts';
import type { Site } from './site.ts';

/** What the owner gets from `npm run contacts -- export --format json`, with options such as `--suspected`. */
export async function exportContacts(
  site: Site,
  ...options: readonly string[]
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  let [text, trouble] = ['', ''];
  const code = await runContacts(
    ['export', '--format', 'json', ...options],
    { dataDir: site.dataDir, databaseUrl: undefined },
    { out: (part) => (text += part), error: (part) => (trouble += part) },
  );
  if (code !== 0) throw new Error(trouble);
  return JSON.parse(text) as Readonly<Record<string, unknown>>[];
}
