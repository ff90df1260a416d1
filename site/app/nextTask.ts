/** Resolves in a task of its own, so that the browser answers its visitor in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
