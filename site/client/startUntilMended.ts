/**
 * Starts the app during development. An app that could not start, because a module threw, takes no hot updates either: the change
 * that fixes it reloads the document.
 *
 * @param onChange calls its argument with each update that the page receives
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
