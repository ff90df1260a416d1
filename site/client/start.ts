/*
 * The few lines that every document carries inline: they wait for the first paint, then start the app, and keep what the
 * visitor pressed until the app is alive. Bundled and minified by the build; its hash stands in the page's CSP.
 */
import { DRAFT_KEY } from '../app/contact/draftKey.ts';
import { APP_READY_EVENT } from './events.ts';

/** What the app's entry exports. */
interface AppModule {
  readonly startApp: () => Promise<void>;
}

/** How long the start waits for the first paint once the document has loaded, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

const script = document.currentScript;
const appUrl = script?.dataset['app'];

/** Presses that wait for the app: each control once, played again in order. */
const waiting = new Map<Element, () => void>();
let isAlive = false;
let hasBegun = false;
let tries = 0;

function say(failed: boolean): void {
  const note = document.getElementById('start-note');
  if (note !== null) note.hidden = !failed;
}

/** What the page needs besides the entry is fetched beside it, not after it. */
function preloadModules(): void {
  for (const href of script?.dataset['modules']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/**
 * Some browsers remember that a module could not be fetched and never ask for it again; they need a new document. What was
 * typed goes into the draft, from which the form has it back; browsers themselves do so only now and then.
 */
async function reloadWhereRemembered(url: string): Promise<void> {
  try {
    if (!(await fetch(url)).ok) return;
    for (const form of document.forms)
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
    location.reload();
  } catch {
    // No network yet, or no storage: the text stays where it stands.
  }
}

async function begin(): Promise<void> {
  if (hasBegun || appUrl === undefined) return;
  hasBegun = true;
  tries += 1;
  if (tries === 1) preloadModules();
  try {
    // Always the same address: pages import it, and one page may have only one React.
    const app = (await import(/* @vite-ignore */ appUrl)) as AppModule;
    await app.startApp();
    say(false);
  } catch {
    // Only for somebody who pressed: a page must never load itself again and again.
    if (tries > 1 && waiting.size > 0) await reloadWhereRemembered(appUrl);
    // Said last: who then presses again must not be met by a reload that is still on its way.
    hasBegun = false;
    say(waiting.size > 0);
  }
}

function keep(control: Element, play: () => void, event: Event): void {
  if (isAlive) return;
  event.preventDefault();
  waiting.set(control, play);
  void begin();
}

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  // A submit button's press arrives as a submit event; links and <details> work by themselves.
  if (button !== null && button.type !== 'submit') keep(button, () => button.click(), event);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement) keep(form, () => form.requestSubmit(), event);
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
document.addEventListener(APP_READY_EVENT, () => {
  isAlive = true;
  removeEventListener('click', onClick, true);
  removeEventListener('submit', onSubmit, true);
  for (const [control, play] of waiting) if (control.isConnected) play();
  waiting.clear();
});

try {
  new PerformanceObserver((list, observer) => {
    // A page's background may be painted a frame before its words: scripts that start in between delay them.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void begin();
  }).observe({ type: 'paint', buffered: true });
} catch {
  // A browser without paint timing starts some time after load, below.
}
// A small document has often loaded before it is painted, and a tab in the background is not painted at all.
// Only the first time: after a failure the next try is for the next press.
addEventListener('load', () => setTimeout(() => void (tries === 0 && begin()), LONGEST_WAIT_MS));
