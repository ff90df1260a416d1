import './reactDom.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTyped } from '../contact/draft.ts';
import { pages } from '../pages/sources.ts';
import { fetchPage, loadPageModule } from '../shell/loadPage.ts';
import { SiteApp } from '../shell/SiteApp.tsx';
import { Ready } from './Ready.tsx';
import { correctAddress } from './correctAddress.ts';
import { createRuntime } from './createRuntime.ts';
import { currentRoute } from './currentRoute.ts';
import type { EarlyPresses } from './earlyPresses.ts';
import { fetchPageSources, ownDocumentOf, readFinishedPage } from './finishedPage.ts';
import { BASE_PATH, PLAIN_HOST } from './settings.ts';
import { shownLanguage } from './shownLanguage.ts';

async function start(
  container: HTMLElement,
  content: Promise<unknown>,
  early: EarlyPresses | undefined,
): Promise<void> {
  const { path } = container.dataset;
  if (path !== undefined) correctAddress(path, BASE_PATH);
  const match = currentRoute();
  // Hydration must find the page's module ready, or React would throw the finished page away.
  const [finished] = await Promise.all([
    path === undefined ? undefined : readFinishedPage(path, content),
    match !== undefined && pages.load(match.page),
  ]);
  const own = PLAIN_HOST && finished !== undefined ? ownDocumentOf(finished) : undefined;
  if (own !== undefined) {
    window.location.replace(BASE_PATH + own.slice(1) + window.location.hash);
    return;
  }
  const runtime = createRuntime(finished);
  if (finished !== undefined && finished.file === undefined) await fetchPageSources(runtime, finished);
  if (match !== undefined) await loadPageModule(match, runtime);
  // During development nothing else is there yet, and the app would load the document of a broken page again and again.
  if (import.meta.env.DEV && match !== undefined)
    await fetchPage({ langCode: shownLanguage(), ...match }, runtime);
  const app = (
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <Ready runtime={runtime} early={early}>
          <SiteApp runtime={runtime} />
        </Ready>
      </BrowserRouter>
    </StrictMode>
  );
  // Not in the document, where browsers would fetch it, often before the first paint.
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: `${BASE_PATH}manifest.webmanifest`,
    }),
  );
  // Where an extension or a translation has changed the document, React replaces it with its own, with an empty form.
  for (const form of document.forms) keepTyped(form);
  // In a transition, so that slow phones stay responsive while it runs.
  startTransition(() => {
    if (finished === undefined) createRoot(container).render(app);
    else hydrateRoot(container, app);
  });
}

const container = document.getElementById('root');

let starting: Promise<void> | undefined;

/**
 * Starts the app, unless it has started or is about to. Resolves when it has begun to hydrate; rejects when the page's module
 * or its words could not be fetched, and may then be called again.
 *
 * @param page the content of the page's file, or undefined where that could not be read; for a finished document
 * @param early what the document's inline start script kept; missing during development
 */
export function startApp(page: Promise<unknown>, early?: EarlyPresses): Promise<void> {
  starting ??= (container === null ? Promise.resolve() : start(container, page, early)).catch(
    (error: unknown) => {
      starting = undefined;
      throw error;
    },
  );
  return starting;
}
