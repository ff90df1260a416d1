import { inspect } from 'node:util';
import { ApiError } from '@plinth/ui/api';
import { ContentError } from '@plinth/server/content';

/** Why a build failed: a line, or a line for each fault in the pages' files; for a defect of the code with its stack. */
export function explain(error: unknown): string {
  // Errors such as a full disk or a backend that does not answer are no defects of the code.
  const isExpected =
    error instanceof Error &&
    (error instanceof ContentError || error.cause instanceof ApiError || 'syscall' in error);
  return `The site could not be built: ${isExpected ? error.message : inspect(error)}`;
}
