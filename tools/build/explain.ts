import { inspect } from 'node:util';
import { ContentError } from '@plinth/server/content';

/** Why a build failed, in one line, or one for each fault of the pages' files; for a defect with where it is. */
export function explain(error: unknown): string {
  // The system's own errors, such as a full disk, are no defects.
  const isExpected =
    error instanceof Error &&
    (error instanceof ContentError || error.cause !== undefined || 'syscall' in error);
  return `The site could not be built: ${isExpected ? error.message : inspect(error)}`;
}
