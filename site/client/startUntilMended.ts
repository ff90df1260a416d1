/**
 * Starts the app while the site is developed. One that could not start, because a module threw, takes no change either: the one that
 * mends it loads the document again.
 *
 * @param onChange calls what it is given with each change that the page takes
 * @returns rejects as `start` does, so that the console says why
 */
export const startUntilMended = (
  start: () => Promise<void>,
  onChange: (listener: () => void) => void,
): Promise<void> =>
  start().catch((error: unknown) => {
    onChange(() => location.reload());
    throw error;
  });
