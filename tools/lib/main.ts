import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { refuse, refuseArguments } from '../args.ts';
import { buildLibrary } from './buildLibrary.ts';
import { checkPackage } from './checkPackage.ts';
import { packLibrary } from './pack.ts';

/** `npm run build:lib`: the publishable library in `dist/lib`, checked in the form in which a registry would get it. */
async function main(): Promise<void> {
  const outDir = join(root, 'dist/lib');
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'plinth-lib-'));
  await buildLibrary(root, outDir);
  const findings = await checkPackage(root, outDir, packLibrary(outDir, scratch.path));
  if (findings.length > 0) throw new Error(findings.join('\n'));
  process.stdout.write(`Built the library in ${outDir}; publint and attw found nothing.\n`);
}

refuseArguments();
await main().catch(refuse);
