/*
 * The entry. Its file holds what the app stands on (the styling library, the router, the translator), and it brings the app and
 * React's part for browsers in steps: together they take a slow phone a quarter of a second to evaluate, and it answers its
 * visitor in between.
 */
import './withoutStacks.ts';
import { nextTask } from '../../app/nextTask.ts';

/**
 * Starts the app, unless it has started or is about to. Resolves when it has begun to hydrate; rejects when a file of it could
 * not be fetched, and may then be called again.
 *
 * @param page the content of the page's file, or nothing where that could not be read
 */
export async function startApp(page: Promise<unknown>): Promise<void> {
  await nextTask();
  const reactDom = await import('./reactDom.ts');
  await nextTask();
  await reactDom.makeReactDom();
  await nextTask();
  const app = await import('../main.tsx');
  await app.startApp(page);
}
