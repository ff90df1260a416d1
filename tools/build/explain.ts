import { ContentError } from '@plinth/server/content';

/** Says in one line, or one for each fault of the pages' files, why a build failed and ends with exit code 1; what was built before is untouched. */
export function explainFailure(error: unknown): never {
  // The system's own errors, such as a full disk, are no defects.
  const isExpected =
    error instanceof ContentError ||
    (error instanceof Error && (error.cause !== undefined || 'syscall' in error));
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`The site could not be built: ${text}\n`);
  process.exit(1);
}
