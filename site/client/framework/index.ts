/*
 * The entry. Its file holds what the app stands on (React, the styling library, the router): together they take as long to
 * evaluate as the app itself, and a slow phone answers its visitor in between.
 */
import './withoutStacks.ts';
// Named here, or it would be made with the app: a module in the older format is made where it is first imported.
import 'react-dom/client';

/** Lets the browser do what has come meanwhile. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the app, unless it has started or is about to. Resolves when it has begun to hydrate; rejects when a file of it could
 * not be fetched, and may then be called again.
 */
export async function startApp(): Promise<void> {
  await nextTask();
  const app = await import('../main.tsx');
  await app.startApp();
}
