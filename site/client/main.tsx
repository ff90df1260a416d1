import './reactDom.ts';
import { createApiClient } from '@plinth/ui/api';
import { type LangCode, type Menu, REQUEST_TIMEOUT_MS, langCodeOfTag } from '@plinth/ui/contract';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pictures } from 'virtual:pictures';
import { variant } from 'virtual:variant';
import { keepTyped } from '../contact/draft.ts';
import { createAnswerStore } from '../data/answers.ts';
import { fetchDictionaryWith } from '../texts/dictionary.ts';
import { createI18n } from '../texts/i18n.ts';
import { loadPageModule, loadPage } from '../shell/loadPage.ts';
import { type PageFile, isPageFile } from '../data/pageFile.ts';
import { requestOf } from '../data/requestOf.ts';
import { requests } from '../data/requests.ts';
import type { SiteRuntime } from '../shell/runtime.ts';
import { SILENT_API } from '../data/silentApi.ts';
import { SiteApp } from '../shell/SiteApp.tsx';
import { PAGES } from '../pages/list.ts';
import { pages } from '../pages/sources.ts';
import { activeLanguage, matchRoute, pathOf } from '../routes/index.ts';
import { face } from 'virtual:face';
import { useBrandFace } from './brandFace.ts';
import { correctAddress } from './correctAddress.ts';
import { provideChineseFace } from './chineseFace.ts';
import { type EarlyPresses, pressAgain } from './earlyPresses.ts';
import { APP_READY_EVENT } from './events.ts';

const BASE_PATH = import.meta.env.BASE_URL;

/** Nobody answers calls here; see the runtime's `plainHost`. */
const PLAIN_HOST = import.meta.env.PLAIN_HOST === true;

/** The page that a finished document shows. */
interface FinishedPage {
  /** Without the base. */
  readonly path: string;
  readonly langCode: LangCode;
  readonly file: PageFile | undefined;
}

function createRuntime(finished: FinishedPage | undefined): SiteRuntime {
  const client = createApiClient({ baseUrl: BASE_PATH });
  const api = PLAIN_HOST ? { ...SILENT_API, getJson: client.getJson } : client;
  const { path, langCode, file } = finished ?? {};
  return {
    variant,
    api,
    plainHost: PLAIN_HOST,
    i18n: createI18n({
      ...(langCode && file && { texts: { [langCode]: file.texts } }),
      fetchDictionary: fetchDictionaryWith(api),
    }),
    pages,
    assetBase: BASE_PATH,
    basePath: BASE_PATH,
    pictures,
    answers: createAnswerStore(api, file?.data),
    ...(path === undefined ? {} : { initialPath: path }),
    ...(file === undefined ? {} : { siteUrl: file.siteUrl }),
    // That of the page on screen: what is stored may by now be another tab's.
    activeLanguage: () => langCodeOfTag(document.documentElement.lang) ?? activeLanguage(),
  };
}

/** What {@link Ready} takes. */
interface ReadyProps {
  readonly runtime: SiteRuntime;
  readonly early: EarlyPresses | undefined;
  readonly children: ReactNode;
}

/**
 * Asks for what a document was rendered from where the page's file could not be read; the finished page stays meanwhile.
 *
 * @returns rejects when it is not to be had, or the app would put a failure in the place of a good page
 */
async function gather(runtime: SiteRuntime, { path, langCode }: FinishedPage): Promise<void> {
  const { answers } = runtime;
  const match = matchRoute(path);
  if (match === undefined) return;
  // A shell was rendered without an answer.
  const isShell = match.id === undefined && PAGES[match.page].shell !== undefined;
  const request = isShell ? undefined : requestOf(match);
  const [module] = await Promise.all([
    loadPage({ ...match, langCode }, runtime),
    match.langCode !== undefined && answers.refresh(requests.menu(langCode)),
    request !== undefined && answers.refresh(request),
  ]);
  if (module === undefined) throw new Error(`What ${path} is made of is not there.`);
}

/**
 * Says that controls are alive, and presses again what was pressed before. Around the app, not beside it: a sibling would count in the
 * ids that React gives, and the prerendered document has none.
 */
function Ready({ runtime, early, children }: ReadyProps): ReactNode {
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
    if (early !== undefined) pressAgain(early);
    provideChineseFace(BASE_PATH);
    // At hand when the network is not.
    const langCode = currentRoute()?.langCode ?? runtime.activeLanguage();
    loadPage({ page: 'error', langCode }, runtime).catch(() => undefined);
  }, [runtime, early]);
  // After controls are said to be alive: effects run in order.
  useBrandFace(face);
  return children;
}

/** The part of the location that the routes know: without the base. */
function currentRoute() {
  const { pathname, search } = window.location;
  return matchRoute(`/${pathname.slice(BASE_PATH.length)}`, search);
}

/** As long as any call may take. The file was asked for before the app, and is small: one that is not here by then never answers. */
const untilLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS));

async function readFinishedPage(path: string, content: Promise<unknown>): Promise<FinishedPage> {
  const file = await Promise.race([content, untilLate()]);
  return {
    path,
    langCode: matchRoute(path)?.langCode ?? activeLanguage(),
    file: isPageFile(file) ? file : undefined,
  };
}

/**
 * Where the service that the query names has a document of its own, with its data beside it: a plain host serves the one for any
 * service, which would have to ask.
 *
 * @returns its path, without the base; nothing where it was not built
 */
function ownDocumentOf({ path, langCode, file }: FinishedPage): string | undefined {
  const match = currentRoute();
  if (match?.page !== 'service' || match.id === undefined) return undefined;
  const own = pathOf('service', langCode, match.id);
  // What stands under a request's key is that request's answer.
  const menu = file?.data[requests.menu(langCode).key] as Menu | undefined;
  return own !== path && menu?.items.some(({ id }) => id === match.id) === true ? own : undefined;
}

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
  if (finished !== undefined && finished.file === undefined) await gather(runtime, finished);
  if (match !== undefined) await loadPageModule(match, runtime);
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
  // Where an extension or a translation has changed the document, React puts its own in the place of it, with an empty form.
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
 * @param page the content of the page's file, or nothing where that could not be read; for a finished document
 * @param early what the document's own lines kept; they are missing while the site is developed
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
