import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { BUDGETS } from '../lib/budgets.ts';
import { buildLibrary } from '../lib/buildLibrary.ts';
import { packLibrary } from '../lib/pack.ts';
import { measureImport } from '../lib/sizes.ts';
import { makeScratchProject } from '../lib/tryout/scratchProject.ts';
import { against } from './report.ts';

/**
 * Prints what each import from the packed library costs a page that has React and styled-components: tree-shaken,
 * minified, compressed with brotli, beside its budget.
 */
export async function benchLibrary(): Promise<void> {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'plinth-lib-'));
  const outDir = join(scratch.path, 'lib');
  await buildLibrary(root, outDir);
  const project = makeScratchProject(root, packLibrary(outDir, scratch.path));
  for (const [name, { kilobytes, entry }] of Object.entries(BUDGETS)) {
    const { bytes, packages } = await measureImport(project, name, entry);
    const along = packages.length === 0 ? '' : `; brings along ${packages.join(', ')}`;
    console.log(`${name}: ${against(bytes, kilobytes * 1000)} bytes (br)${along}`);
  }
}
