import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Once per run, before the workers start. */
export default function globalSetup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'buildSites.ts')], { stdio: 'inherit' });
}
