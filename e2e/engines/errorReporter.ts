declare global {
  interface Window {
    /** Set once the app's controls are alive. */
    isAlive?: boolean;
  }
}

/** Where a page tells what went wrong in it; no path of the site. */
export const ERROR_REPORT_PATH = '/e2e-trouble';

/**
 * Runs in every document before its own scripts: notes when the app is alive, and tells of errors, failed pictures and
 * scripts, warnings on the console, and whatever a policy refused.
 */
function watchPage(troublePath: string): void {
  const tell = (text: string) => {
    // The only way that is done before a page goes away or a test looks.
    const call = new XMLHttpRequest();
    call.open('POST', troublePath, false);
    call.send(`${text} (${location.pathname})`);
  };
  // Whoever leaves breaks off what was on its way, and WebKit tells the page so.
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
      // Firefox tells a page also of what the page before it broke off: elements of another window.
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
