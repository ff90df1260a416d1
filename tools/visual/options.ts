import { parseArgs } from 'node:util';
import { CouldNotRun, messageOf } from './failure.ts';

/** What `npm run visual` was asked to do. */
export interface Options {
  /** The commit to compare with; unset: where the branch left the main branch. */
  readonly base: string | undefined;
  /** Take every picture, not only those of affected stories. */
  readonly all: boolean;
  /** Only stories whose title or id fits this glob, such as `Components/*`. */
  readonly stories: string | undefined;
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
  --output FOLDER  where the report goes (default: dist/visual)
  --help           this text

Exit code: 0 nothing changed, 1 changes to look at, 2 could not run.
CHROMIUM_PATH names the browser to use.`;

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
        output: { type: 'string', default: 'dist/visual' },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, base: values.base, stories: values.stories };
  } catch (error) {
    throw new CouldNotRun(`${messageOf(error)}\n\n${USAGE}`, { cause: error });
  }
}
