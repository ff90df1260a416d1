import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS } from '../lib/budgets.ts';
import { buildLibrary } from '../lib/buildLibrary.ts';
import { packLibrary } from '../lib/pack.ts';
import { measureImport } from '../lib/sizes.ts';
import { makeScratchProject } from '../lib/tryout/scratchProject.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Prints what each import from the packed library costs a page that has React and styled-components: tree-shaken,
 * minified, compressed with brotli, beside its budget.
 *
 * @returns whether every import keeps to its budget
 */
export async function benchLibrary(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'plinth-lib-'));
  const outDir = join(scratch, 'lib');
  await buildLibrary(root, outDir);
  const project = makeScratchProject(root, packLibrary(outDir, scratch));
  try {
    console.log('import'.padEnd(24), 'bytes (br)'.padStart(10), 'budget'.padStart(8), '  brings along');
    let kept = true;
    for (const [name, { kilobytes, entry }] of Object.entries(BUDGETS)) {
      const { bytes, packages } = await measureImport(project, name, entry);
      const over = bytes > kilobytes * 1000;
      if (over) kept = false;
      const columns = [name.padEnd(24), String(bytes).padStart(10), String(kilobytes * 1000).padStart(8)];
      console.log(...columns, ` ${packages.join(', ') || 'nothing'}${over ? '  OVER BUDGET' : ''}`);
    }
    return kept;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(project, { recursive: true, force: true });
  }
}

if (import.meta.main && !(await benchLibrary())) process.exitCode = 1;
