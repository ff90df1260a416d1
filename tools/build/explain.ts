import { inspect } from 'node:util';
import { ApiError } from '@plinth/ui/api';
import { ContentError } from '@plinth/server/content';
import { SettingsError } from '@plinth/server/settings';

/** Why a build failed: a line, or a line for each fault in the pages' files; for a defect of the code with its stack. */
export function explain(error: unknown): string {
  // From the API of `npm run dev`: some settings are only found wrong when they are used.
  if (error instanceof SettingsError) return error.message;
  // Errors such as a full disk or a backend that does not answer are no defects of the code.
  const isExpected =
    error instanceof Error &&
    (error instanceof ContentError || error.cause instanceof ApiError || 'syscall' in error);
  return `The site could not be built: ${isExpected ? error.message : inspect(error)}`;
}
