import { type BrowserContext, expect } from '@playwright/test';

/**
 * Watches everything that a page must not do: errors and warnings on the console, uncaught exceptions, requests of its own
 * that fail. A test that makes something fail declares it.
 */
export interface Guard {
  /** Watches the pages of a context, also those that are opened later. */
  watch(context: BrowserContext): void;
  /** Declares trouble that this test causes: at least one message must match, and matching ones are no failure. */
  allow(trouble: RegExp): void;
  /** Fails when something happened that was not declared, or when something that was declared did not happen. */
  check(): void;
}

/** Makes the guard of one test. */
export function createGuard(): Guard {
  const troubles: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch(context) {
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        troubles.push(`console ${type}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => troubles.push(`uncaught: ${String(error.error())}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // What a page no longer waits for because one went on is nobody's trouble.
        if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`);
      });
    },
    allow: (trouble) => allowed.push(trouble),
    check() {
      const undeclared = troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      const unseen = allowed.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
      expect.soft(undeclared, 'trouble in the browser').toEqual([]);
      expect.soft(unseen.map(String), 'trouble that was declared and did not happen').toEqual([]);
    },
  };
}
