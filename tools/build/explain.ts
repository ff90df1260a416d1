import { ContentError } from '@plinth/server/content';

/** Why a build failed, in one line, or one for each fault of the pages' files; for a defect with where it is. */
export function explain(error: unknown): string {
  // The system's own errors, such as a full disk, are no defects.
  const isExpected =
    error instanceof ContentError ||
    (error instanceof Error && (error.cause !== undefined || 'syscall' in error));
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  return `The site could not be built: ${text}`;
}
