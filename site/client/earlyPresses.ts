/** What the inline start script keeps for the app. */
export interface EarlyPresses {
  /** Buttons and forms that were pressed and wait for the app: each once, to be pressed again in order. */
  readonly waiting: Set<Element>;
  /** Stops the recording of presses. */
  readonly untilReady: AbortController;
}

/**
 * Repeats the presses from before controls were alive. Here, not in the script that every document carries before its first
 * paint.
 */
export function pressAgain({ waiting, untilReady }: EarlyPresses): void {
  untilReady.abort();
  for (const control of waiting) {
    if (!control.isConnected) continue;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else (control as HTMLElement).click();
  }
  waiting.clear();
}
