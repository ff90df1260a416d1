import { nextTask } from '../app/nextTask.ts';

/** How long work goes on before the browser may answer its visitor, in milliseconds. */
const SLICE_MS = 8;

/**
 * For long work that is made of small steps.
 *
 * @returns to be awaited between two steps: it goes on at once, or in a task of its own when it is time
 */
export function inSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTask();
    began = performance.now();
  };
}
