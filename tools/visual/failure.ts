/** Why the comparison could not run, in plain words for the terminal; the command then exits with 2. */
export class CouldNotRun extends Error {
  override readonly name = 'CouldNotRun';
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
