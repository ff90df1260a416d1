/** What the lines that start the app keep for it. */
export interface EarlyPresses {
  /** What was pressed and waits for the app, buttons and forms: each once, pressed again in order. */
  readonly waiting: Set<Element>;
  /** Ends the keeping. */
  readonly untilReady: AbortController;
}

/** Presses again what was pressed before controls were alive. Here, not in the lines that every document carries before its paint. */
export function pressAgain({ waiting, untilReady }: EarlyPresses): void {
  untilReady.abort();
  for (const control of waiting) {
    if (!control.isConnected) continue;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else (control as HTMLElement).click();
  }
  waiting.clear();
}
