/** Calls that are still on their way, by request id. */
const open = new Set<string>();
let waiting: (() => void)[] = [];

/** Notes that a call has left. */
export function callOpened(requestId: string): void {
  open.add(requestId);
}

/** Notes that a call is answered, or that nobody should wait for it since it never will be. */
export function callSettled(requestId: string): void {
  open.delete(requestId);
  if (open.size > 0) return;
  for (const resume of waiting) resume();
  waiting = [];
}

/** Whether a call is on its way. */
export const hasOpenCalls = (): boolean => open.size > 0;

/** Resolves when no call is on its way. */
export function callsSettled(): Promise<void> {
  if (open.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
