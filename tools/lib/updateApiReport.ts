import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApiReport } from './apiReport.ts';
import { emitDeclarations } from './declarations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
using scratch = mkdtempDisposableSync(join(tmpdir(), 'plinth-api-'));
await emitDeclarations(root, scratch.path);
writeFileSync(join(root, 'src/api-report.md'), await makeApiReport(scratch.path));
