/** Does work until there is none left, then waits for a while or until it is woken. */
export interface Loop {
  /** Looks for work now. */
  wake(): void;
  /** Starts nothing new; resolves when current work has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a loop.
 *
 * @param next does one piece of work; false when there was none. Its errors go to `onError`, and end this round
 * @param lookMs how often, in milliseconds, it looks for work when it is not woken
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
