import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BRANDS } from '../support/builds.ts';

/** Once per run, before the workers start. */
export default function globalSetup(): void {
  const script = join(import.meta.dirname, '../support/buildSites.ts');
  execFileSync(process.execPath, [script, ...BRANDS], { stdio: 'inherit' });
}
