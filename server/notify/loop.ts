/** Does work until there is none left, then waits to be woken or for a while. */
export interface Loop {
  /** Looks for work now. */
  wake(): void;
  /** Takes up nothing new; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a loop.
 *
 * @param next does one piece of work; false when there was none. Its errors are `onError`'s, and end this look
 * @param lookMs how often, in milliseconds, it looks when nobody wakes it
 */
export function startLoop(
  next: () => Promise<boolean>,
  onError: (error: unknown) => void,
  lookMs: number,
): Loop {
  let stopped = false;
  let awake = false;
  let busy = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      while (!stopped) {
        awake = false;
        if (!(await next()) && !awake) return;
      }
    } catch (error) {
      onError(error);
    }
  };
  const wake = () => {
    awake = true;
    if (stopped || busy) return;
    clearTimeout(timer);
    busy = true;
    running = run().finally(() => {
      busy = false;
      if (!stopped) timer = setTimeout(wake, lookMs).unref();
    });
  };
  wake();
  return {
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
