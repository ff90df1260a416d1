import { parseArgs } from 'node:util';
import { CouldNotRun, messageOf } from './failure.ts';
import type { Shard } from './studio.ts';

/** What `--help` prints. */
export const USAGE = `Takes pictures of every affected story at the base and in the working tree, compares them and writes a report.

  --base REF       compare with this commit (default: where the branch left the main branch)
  --all            take every picture, not only those of stories that the changes can reach
  --stories GLOB   only stories whose title or id fits, such as 'Components/*'
  --shard 1/4      take the first of four parts of the pictures, on one of four machines
  --merge FOLDER   make one report of the parts' reports; once for each of them
  --answers FILE   what a reviewer has answered in a report of the same base, as it was saved there
  --browser NAME   another browser than Chromium, such as firefox
  --output FOLDER  where the report goes (default: dist/visual)
  --help           this text

Exit code: 0 nothing changed, 1 changes to look at, 2 could not run.
CHROMIUM_PATH names the browser to use.`;

function readShard(value: string): Shard {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (part >= 1 && part <= of) return { part, of };
  throw new CouldNotRun(`--shard takes one part of several, such as 1/4, not '${value}'.`);
}

/** What was asked for, as {@link USAGE} names it. */
export type Options = ReturnType<typeof readOptions>;

/** @throws CouldNotRun when an option is unknown or lacks its value */
export function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        stories: { type: 'string' },
        shard: { type: 'string' },
        merge: { type: 'string', multiple: true, default: [] },
        answers: { type: 'string' },
        browser: { type: 'string', default: 'chromium' },
        output: { type: 'string', default: 'dist/visual' },
        help: { type: 'boolean', default: false },
      },
    });
    const { shard } = values;
    return { ...values, shard: shard === undefined ? undefined : readShard(shard) };
  } catch (error) {
    throw new CouldNotRun(`${messageOf(error)} (--help names the options)`, { cause: error });
  }
}
