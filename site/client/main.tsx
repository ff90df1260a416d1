import { usualStackTraceLimit } from './framework/withoutStacks.ts';
import { createApiClient } from '@plinth/ui/api';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pictures } from 'virtual:pictures';
import { variant } from 'virtual:variant';
import { createAnswerStore } from '../app/answers.ts';
import { createI18n, type Dictionaries } from '../app/i18n.ts';
import { createDictionaryLoader } from '../app/loadDictionary.ts';
import { nextTask } from '../app/nextTask.ts';
import { createPageLoader } from '../app/pageModules.ts';
import { prepare } from '../app/prepare.ts';
import { type Payload, readPayload } from '../app/payload.ts';
import type { SiteRuntime } from '../app/runtime.ts';
import { SILENT_API } from '../app/silentApi.ts';
import { SiteApp } from '../app/SiteApp.tsx';
import { unpackTexts } from '../app/travelTexts.ts';
import { importPage } from '../pages/sources.ts';
import { browserActiveLanguage, matchRoute } from '../routes/index.ts';
import { correctAddress } from './correctAddress.ts';
import { provideChineseFace } from './chineseFace.ts';
import { APP_READY_EVENT } from './events.ts';

if (usualStackTraceLimit !== undefined) Error.stackTraceLimit = usualStackTraceLimit;

const BASE_PATH = import.meta.env.BASE_URL;

const pages = createPageLoader(importPage);

function textsOfDocument({ path, langCode, texts }: Payload): Dictionaries {
  const page = matchRoute(path)?.page;
  return page === undefined ? {} : { [langCode]: unpackTexts(page, texts) };
}

function createRuntime(payload: Payload | undefined): SiteRuntime {
  const plainHost = import.meta.env.PLAIN_HOST === true;
  const client = createApiClient({ baseUrl: BASE_PATH });
  const api = plainHost ? { ...SILENT_API, getJson: client.getJson } : client;
  const i18n = createI18n(payload === undefined ? {} : textsOfDocument(payload));
  return {
    variant,
    api,
    plainHost,
    i18n,
    pages,
    dictionaries: createDictionaryLoader(i18n, api),
    assetBase: BASE_PATH,
    basePath: BASE_PATH,
    pictures,
    answers: createAnswerStore(api, payload?.data),
    ...(payload === undefined ? {} : { initialPath: payload.path, siteUrl: payload.siteUrl }),
    activeLanguage: browserActiveLanguage,
  };
}

/** What {@link Ready} takes. */
interface ReadyProps {
  readonly runtime: SiteRuntime;
  readonly children: ReactNode;
}

/**
 * Tells the lines that started the app that controls are alive. Around the app, not beside it: a sibling would count in the
 * ids that React gives, and the prerendered document has none.
 */
function Ready({ runtime, children }: ReadyProps): ReactNode {
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
    provideChineseFace(BASE_PATH);
    // At hand when the network is not.
    const langCode = currentRoute()?.langCode ?? runtime.activeLanguage();
    prepare({ page: 'error', langCode }, runtime).catch(() => undefined);
  }, [runtime]);
  return children;
}

/** The part of the location that the routes know: without the base. */
function currentRoute() {
  const { pathname, search } = window.location;
  return matchRoute(`/${pathname.slice(BASE_PATH.length)}`, search);
}

async function start(container: HTMLElement): Promise<void> {
  const payload = readPayload(document);
  if (payload !== undefined) correctAddress(payload.path, BASE_PATH);
  const match = currentRoute();
  // Hydration must find the page's module ready, or React would throw the finished page away.
  if (match !== undefined) await pages.load(match.page);
  const runtime = createRuntime(payload);
  await nextTask();
  const app = (
    <StrictMode>
      <Ready runtime={runtime}>
        <BrowserRouter basename={BASE_PATH}>
          <SiteApp runtime={runtime} />
        </BrowserRouter>
      </Ready>
    </StrictMode>
  );
  // In a transition, so that slow phones stay responsive while it runs.
  startTransition(() => {
    if (payload === undefined) createRoot(container).render(app);
    else hydrateRoot(container, app);
  });
}

const container = document.getElementById('root');

let starting: Promise<void> | undefined;

/**
 * Starts the app, unless it has started or is about to. Resolves when it has begun to hydrate; rejects when the page's module
 * could not be fetched, and may then be called again.
 */
export function startApp(): Promise<void> {
  starting ??= (container === null ? Promise.resolve() : start(container)).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

// Not awaited: a page's file may import this one, and would wait for it forever.
void startApp();
