/*
 * The few lines that every document carries inline: they wait for the first paint, then start the app, and keep what the
 * visitor pressed until the app is alive. Bundled and minified by the build; its hash stands in the page's CSP.
 */
import { DRAFT_KEY } from '../contact/draftKey.ts';
import type { EarlyPresses } from './earlyPresses.ts';

/** What the last of the modules that start the app exports. */
interface AppModule {
  /** @param page the content of the page's file, or undefined where that could not be read */
  readonly startApp: (page: Promise<unknown>, early: EarlyPresses) => Promise<void>;
}

/** How long the start waits for the first paint once the document has loaded, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/** From the build. */
const { steps, modules } = (document.currentScript as HTMLScriptElement).dataset as Readonly<
  Record<'steps' | 'modules', string>
>;
/** An element of every document. */
const elementOf = (id: string) => document.getElementById(id) as HTMLElement;

const waiting: EarlyPresses['waiting'] = new Set();
const untilReady = new AbortController();
let hasBegun = false;
let tries = 0;

const say = (failed: boolean): void => {
  elementOf('start-note').hidden = !failed;
};

/**
 * Fetches what the page needs in parallel. WebKit remembers a failed preload, for all pages of the tab and across reloads, until
 * the same address is fetched by `fetch`, even unsuccessfully.
 */
const preloadModules = (): void => {
  for (const href of `${steps} ${modules}`.split(' ')) {
    const onerror = () => void fetch(href).catch(() => undefined);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onerror }),
    );
  }
};

/** One after the other, so that each is evaluated in a task of its own: a slow phone responds to its visitor in between. */
const importApp = async (): Promise<AppModule> => {
  let last: unknown;
  // Always the same addresses: pages import them too, and a page may have only one React.
  for (const url of steps.split(' ')) last = await import(/* @vite-ignore */ url);
  return last as AppModule;
};

/** The page's words and answers. Where a host sends something else in their place, the app requests them itself. */
const fetchPage = (): Promise<unknown> =>
  fetch(elementOf('root').dataset['page'] as string)
    .then((answer) => answer.json())
    .catch(() => undefined);

/**
 * Adds what was typed to the draft, from which the next document's form restores it; browsers do so only sometimes. The app's own
 * `keepTyped` in fewer bytes; returns whether everything is safe. An emptied field is emptied in the draft, too.
 */
const keepTyped = (event?: Event): boolean => {
  const field = (event?.target as Partial<HTMLInputElement> | null | undefined)?.name;
  try {
    for (const form of document.forms) {
      const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Record<string, unknown>;
      for (const [name, value] of new FormData(form)) if (value || name === field) draft[name] = value;
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    }
    return true;
  } catch {
    // Storage throws: the text stays only in the form.
    return false;
  }
};

/** Some browsers remember that a module could not be fetched and never ask for it again; they need a new document. */
const reloadWhereRemembered = async (): Promise<void> => {
  try {
    for (const url of steps.split(' ')) if (!(await fetch(url)).ok) return;
    if (keepTyped()) location.reload();
  } catch {
    // No network yet.
  }
};

const begin = async (): Promise<void> => {
  if (hasBegun) return;
  hasBegun = true;
  tries += 1;
  // First: where a browser has few connections, the last request waits for another's answer, and that may be a small module.
  const page = fetchPage();
  if (tries === 1) preloadModules();
  try {
    const app = await importApp();
    await app.startApp(page, { waiting, untilReady });
    say(false);
  } catch {
    // Only after a press: a page must never reload itself again and again.
    if (tries > 1 && waiting.size > 0) await reloadWhereRemembered();
    // Only now: a new press must not be interrupted by a reload that is still pending.
    hasBegun = false;
    say(waiting.size > 0);
  }
};

const keep = (event: Event): void => {
  const { target } = event;
  // A submit button's press arrives as a submit event; links and <details> work by themselves.
  const control =
    target instanceof Element && (event.type === 'submit' ? target : target.closest('[type=button]'));
  if (!control) return;
  event.preventDefault();
  // React handles presses while it hydrates, and would handle this one twice.
  event.stopPropagation();
  waiting.add(control);
  void begin();
};

/**
 * A page that was left while its app was loading comes back as it was. WebKit has aborted the fetches, so they start again;
 * elsewhere they go on, and nothing is started twice.
 */
const beginAgain = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) void begin();
};

const early = { capture: true, signal: untilReady.signal };
addEventListener('click', keep, early);
addEventListener('submit', keep, early);
addEventListener('pageshow', beginAgain, early);
// On `input`, because Firefox often loses what is stored on `pagehide`; on `pagehide`, because autofill fires no `input`.
addEventListener('input', keepTyped, early);
addEventListener('pagehide', keepTyped, early);

/**
 * Scripts would take bandwidth and processor time from the picture that the visitor is waiting for. It is painted in the frame
 * after it is decoded, and visible when the next one begins.
 */
const beginAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => void begin()));

new PerformanceObserver((list, observer) => {
  // A page's background may be painted a frame before its words: scripts that start in between would delay them.
  if (!list.getEntriesByName('first-contentful-paint')[0]) return;
  observer.disconnect();
  // Of two pictures for light and dark, the one that is shown; the other never loads.
  const picture = [...document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')].find(
    ({ clientWidth }) => clientWidth,
  );
  if (!picture) void begin();
  else void picture.decode().then(beginAfterPaint, beginAfterPaint);
}).observe({ type: 'paint', buffered: true });
// A small document has often loaded before it is painted, a background tab is not painted at all, and a browser without paint
// timing reports nothing. Only the first time: after a failure the next press tries again.
addEventListener('load', () => setTimeout(() => void (tries === 0 && begin()), LONGEST_WAIT_MS));
