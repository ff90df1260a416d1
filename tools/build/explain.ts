import { inspect } from 'node:util';
import { ApiError } from '@plinth/ui/api';
import { ContentError } from '@plinth/server/content';

/** Why a build failed, in one line, or one for each fault of the pages' files; for a defect with where it is. */
export function explain(error: unknown): string {
  // A full disk and its like, and a backend that does not answer, are no defects.
  const isExpected =
    error instanceof Error &&
    (error instanceof ContentError || error.cause instanceof ApiError || 'syscall' in error);
  return `The site could not be built: ${isExpected ? error.message : inspect(error)}`;
}
