import type { Page } from '@playwright/test';

/** What the app's start does to a finished document, and what the document was before. */
export interface Start {
  /** The languages that the document was said to be in once more. */
  readonly languages: readonly string[];
  /** What was added to the content, taken from it or written anew there. */
  readonly changes: number;
  /** The words of what was taken away, from the whole page. */
  readonly removed: readonly string[];
  /** How often a loader was put on screen. */
  readonly loaders: number;
  /** Whether the document leaves the manifest for later. */
  readonly manifestWaits: boolean;
  /** The rules of styled components in the document, and once the app is alive; without the notes between them. */
  readonly rules: { document: readonly string[]; alive: readonly string[] };
}

declare global {
  interface Window {
    start?: Start;
  }
}

/** Records in every document of the page what its start does; `loading` is the loader's text. */
export async function watchStart(page: Page, loading: string): Promise<void> {
  await page.addInitScript((label) => {
    const readRules = () =>
      Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-styled]')).flatMap(({ sheet }) =>
        Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).filter(
          (rule) => !rule.startsWith('data-styled'),
        ),
      );
    const removed: string[] = [];
    const languages: string[] = [];
    const start = {
      languages,
      changes: 0,
      removed,
      loaders: 0,
      manifestWaits: false,
      rules: { document: [''], alive: [''] },
    };
    Object.assign(window, { start });
    document.addEventListener('app:ready', () => (start.rules.alive = readRules()));
    new MutationObserver((records) => {
      if (records.some(({ target }) => target === document.documentElement))
        languages.push(document.documentElement.lang);
    }).observe(document, { subtree: true, attributeFilter: ['lang'] });
    document.addEventListener('DOMContentLoaded', () => {
      start.manifestWaits = document.querySelector('[rel=manifest]') === null;
      start.rules.document = readRules();
      const [root, content] = [document.getElementById('root'), document.querySelector('main')];
      new MutationObserver((records) => {
        for (const { target, removedNodes } of records) {
          if (content?.contains(target) === true) start.changes += 1;
          if (root?.contains(target) === true)
            removed.push(...Array.from(removedNodes, ({ textContent }) => textContent ?? ''));
        }
        for (const status of document.querySelectorAll('[role=status]')) {
          if (status.textContent.includes(label)) start.loaders += 1;
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, loading);
}

/** What the start of the document on screen did so far. */
export const startOf = (page: Page): Promise<Start> =>
  page.evaluate(() => {
    if (window.start === undefined) throw new Error('Nobody has watched this start.');
    return window.start;
  });

/** Waits until the app has been evaluated and asked to start; it may still wait for what its page needs. */
export const untilStarting = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { steps = '' } = document.querySelector<HTMLElement>('script[data-steps]')?.dataset ?? {};
    // The document's own lines have asked for the same module before, and hear of it first.
    await import(steps.split(' ').at(-1) ?? '');
  });
