import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANG_CODES } from '@plinth/ui/contract';
import { contentDirectory } from '@plinth/server/settings';
import { makeTemporaryCopy } from '../generators/temporaryCopy.ts';
import { build } from './build.ts';
import { against } from './report.ts';

/** Two hundred page files have to be built in under thirty seconds. */
const LIMIT = { files: 200, seconds: 30 };
/** In addition to the brand's own. */
const COUNTS = [0, 100, 200, 400];
const VARIANT = 'cloud';
const SAMPLE = 'server-room';

/**
 * Measures how long a site takes to build with more and more page files, each with a share image that is not in the cache; in
 * a copy of the repository.
 */
export async function benchPageFiles(): Promise<void> {
  using own = new DisposableStack();
  const copy = own.adopt(makeTemporaryCopy(), (made) => rmSync(made, { recursive: true }));
  const folder = join(copy, 'site/variants', VARIANT, 'pages');
  const samples = LANG_CODES.map((langCode) => {
    const ending = `.${langCode}.yaml`;
    return [ending, readFileSync(join(folder, SAMPLE + ending), 'utf8')] as const;
  });
  const distDir = join(copy, 'dist');
  const content = contentDirectory(VARIANT, copy);
  const run = () => {
    rmSync(distDir, { recursive: true, force: true });
    return build(VARIANT, content, distDir, copy);
  };
  // So that pictures and fonts, which do not depend on the pages, are in the cache.
  run();
  for (const files of COUNTS) {
    for (let index = 0; index < files / LANG_CODES.length; index += 1) {
      for (const [ending, text] of samples)
        writeFileSync(join(folder, `page-${index}${ending}`), text.replace(/^title: /, `title: ${index} `));
    }
    rmSync(join(copy, '.cache/share-images'), { recursive: true, force: true });
    const { seconds, processorSeconds } = run();
    console.log(
      `${files} page files: ${files === LIMIT.files ? against(seconds, LIMIT.seconds, 1) : seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of processor)`,
    );
  }
}
