import { parseArgs } from 'node:util';
import { CouldNotRun, messageOf } from './failure.ts';
import type { Shard } from './studio.ts';

/** What `npm run visual` was asked to do. */
export interface Options {
  /** The commit to compare with; unset: where the branch left the main branch. */
  readonly base: string | undefined;
  /** Take every picture, not only those of affected stories. */
  readonly all: boolean;
  /** Only stories whose title or id fits this glob, such as `Components/*`. */
  readonly stories: string | undefined;
  /** Only one of several parts of the pictures. */
  readonly shard: Shard | undefined;
  /** The reports of all parts, to be made one; then nothing is pictured. */
  readonly merge: readonly string[];
  /** A file of answers that a reviewer has given. */
  readonly answers: string | undefined;
  /** The name of the browser that takes the pictures. */
  readonly browser: string;
  /** Where the report is written. */
  readonly output: string;
  readonly help: boolean;
}

/** What `--help` prints. */
export const USAGE = `npm run visual [-- options]

Takes pictures of every affected story at the base and in the working tree, compares them and writes a report.

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

/**
 * Reads the command line.
 *
 * @param args what stands behind the command's name
 * @throws CouldNotRun when an option is unknown or lacks its value
 */
export function readOptions(args: readonly string[]): Options {
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
    const { base, stories, answers, shard } = values;
    return {
      ...values,
      base,
      stories,
      answers,
      shard: shard === undefined ? undefined : readShard(shard),
    };
  } catch (error) {
    throw new CouldNotRun(`${messageOf(error)}\n\n${USAGE}`, { cause: error });
  }
}
