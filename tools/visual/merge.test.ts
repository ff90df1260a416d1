import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mergeReports } from './merge.ts';
import { reportOf, temporaryFolder } from './testing.ts';

it('takes a part without findings whose empty folder of pictures got lost, as archives have none', async () => {
  const output = temporaryFolder();
  const parts = [1, 2].map((part) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'summary.json'), JSON.stringify({ ...reportOf([]), shard: { part, of: 2 } }));
    return folder;
  });
  mkdirSync(join(parts[0] ?? '', 'pictures'));
  writeFileSync(join(parts[0] ?? '', 'pictures/a.png'), '');
  expect(await mergeReports(parts, output)).toMatchObject({ taken: 2 });
  expect(existsSync(join(output, 'pictures/a.png'))).toBe(true);
});
