import { API_PREFIX } from '@plinth/ui/contract';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { callOpened, hasOpenCalls, isLoadingBound } from '../stories/mocks/openCalls.ts';
import { hasStoryErrors, reportStoryError } from './storyErrors.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Whether a page waits for content that will come. A story that makes no calls may be busy for its own reasons, and behind a
 * failure notice the page stays as it was.
 */
const isPageLoading = (): boolean =>
  isLoadingBound() &&
  document.querySelector('#storybook-root [aria-busy="true"]') !== null &&
  document.querySelector('dialog[open]') === null;

/**
 * Whether a story shows the site and its page is not there yet: the page waits for its own files, which are not calls, and
 * until then nothing is shown at all.
 */
const isPageAwaited = (): boolean =>
  document.querySelector('#storybook-root:has([data-site]):not(:has(main, [role=alert]))') !== null &&
  !hasStoryErrors();

/**
 * Resolves when no call is pending any more, other than those that are never answered, and the page has rendered what the answers
 * changed. Between two tries of a call none is pending, but the page still says that it is loading.
 */
export async function networkSettled(): Promise<void> {
  do {
    await nextFrame();
    await nextFrame();
  } while (hasOpenCalls() || isPageLoading() || isPageAwaited());
}

const isApiCall = (request: Request): boolean => new URL(request.url).pathname.includes(`/${API_PREFIX}`);

/**
 * Resolves when the worker controls this page. `start()` resolves a little earlier, and a call in between would go to the
 * real network.
 *
 * @throws Error when the page was loaded without the worker (by a forced reload), which only another reload fixes
 */
async function controlled(): Promise<void> {
  const container = navigator.serviceWorker;
  if (container.controller !== null) return;
  await new Promise((resolve, reject) => {
    container.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(() => {
      reject(new Error('The mock worker does not control this page. Reload it without forcing.'));
    }, 30_000);
  });
}

/**
 * Opens the page again where it waits for a worker that is active already: WebKit may never tell so to a page that was opened
 * while the worker became active, as frames of a docs page are, and `start()` would wait for ever.
 */
function reloadIfNeverTold(): void {
  setTimeout(() => {
    if (navigator.serviceWorker.controller?.state === 'activating') location.reload();
  }, 5_000);
}

/**
 * Counts calls from the moment when they are made until their answers have arrived completely. The worker would notice calls
 * later, and report their answers earlier.
 */
function watchCalls(): void {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const request = new Request(...args);
    if (!isApiCall(request)) return realFetch(request);
    const settled = callOpened(request.url);
    try {
      const response = await realFetch(request);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      settled();
    }
  };
}

const beside = (file: string): string => new URL(file, document.baseURI).pathname;

/**
 * Starts the mock worker and waits until it controls the page. The worker's file lies beside the page, so that the
 * workshop works under any sub-path. It controls stories only, not the workshop's own window.
 *
 * The add-on's own start uses the option name of msw 2, so that msw 3 would let an unhandled call pass; here such a call
 * fails the story.
 */
export async function startNetwork(): Promise<SetupWorker> {
  const worker = setupWorker();
  worker.events.on('unhandledException', ({ error }) =>
    reportStoryError(`A mock handler threw: ${error.message}`),
  );
  reloadIfNeverTold();
  await worker.start({
    quiet: true,
    serviceWorker: { url: beside('mockWorker.js'), options: { scope: beside('iframe.html') } },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      // Anything else may be a file of the workshop: requests for modules and for data look alike. A missing file fails a test.
      if (!isApiCall(request)) return;
      const { pathname, search } = new URL(request.url);
      reportStoryError(
        `No mock handler answers ${request.method} ${pathname}${search}. Add one to the story.`,
      );
    },
  });
  await controlled();
  watchCalls();
  return worker;
}
