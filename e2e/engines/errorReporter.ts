declare global {
  interface Window {
    /** Set once the app's controls are alive. */
    isAlive?: boolean;
  }
}

/** Where a page reports what went wrong in it; not a path of the site. */
export const ERROR_REPORT_PATH = '/e2e-trouble';

/**
 * Runs in every document before its own scripts: notes when the app is interactive, and reports errors, failed pictures and
 * scripts, warnings on the console, and whatever a policy blocked.
 */
function watchPage(troublePath: string): void {
  const tell = (text: string) => {
    // Synchronous, so that the report arrives before the page goes away or the test checks.
    const call = new XMLHttpRequest();
    call.open('POST', troublePath, false);
    call.send(`${text} (${location.pathname})`);
  };
  // Leaving a page aborts its requests, and WebKit reports that to the page.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  document.addEventListener('app:ready', () => (window.isAlive = true));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`refused by policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled rejection: ${String(reason)}`));
  addEventListener(
    'error',
    (event: Event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) tell(`uncaught: ${event.message}`);
      // Firefox also reports requests aborted by the page before: those elements belong to another window.
      else if (target instanceof Element && !isLeaving) tell(`not loaded: ${target.outerHTML.slice(0, 120)}`);
    },
    true,
  );
  for (const kind of ['error', 'warn'] as const) {
    const own = console[kind];
    console[kind] = (...words: unknown[]) => {
      tell(`console ${kind}: ${words.map(String).join(' ')}`);
      own.apply(console, words);
    };
  }
}

/** The source of the script that every document runs first. */
export const WATCH = `(${watchPage.toString()})(${JSON.stringify(ERROR_REPORT_PATH)})`;
