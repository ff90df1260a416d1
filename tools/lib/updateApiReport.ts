import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApiReport } from './apiReport.ts';
import { emitDeclarations } from './declarations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'plinth-api-'));
try {
  await emitDeclarations(root, scratch);
  writeFileSync(join(root, 'src/api-report.md'), await makeApiReport(scratch));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
