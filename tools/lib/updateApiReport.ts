import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { refuse, refuseArguments } from '../args.ts';
import { makeApiReport } from './apiReport.ts';
import { emitDeclarations } from './declarations.ts';

async function update(): Promise<void> {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'plinth-api-'));
  await emitDeclarations(root, scratch.path);
  writeFileSync(join(root, 'src/api-report.md'), await makeApiReport(scratch.path));
}

refuseArguments();
await update().catch(refuse);
