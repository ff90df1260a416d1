import { FAVORABLE_PLAN_ID, type LangCode, type ServicePageData } from '@plinth/ui/contract';
import { HttpResponse, delay, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { contentOf } from '../content.ts';
import { SLOW_MS, call, failing, languageOf, malformed, never, refused } from './answers.ts';

const url = call('service');

/** A service that the fixtures do not spell out has the page of its neighbour with prices. */
function pageOf(brand: ContentGlobals, langCode: LangCode, id: string | null): ServicePageData | undefined {
  const content = contentOf(brand, langCode);
  if (id === FAVORABLE_PLAN_ID) return content.plan;
  if (id === content.processId) return content.processPage;
  return content.menu.items.some((item) => item.id === id) ? content.productPage : undefined;
}

function answer(brand: ContentGlobals, request: Request): HttpResponse<ServicePageData | { isError: true }> {
  const id = new URL(request.url).searchParams.get('id');
  const page = pageOf(brand, languageOf(request), id);
  return page === undefined ? HttpResponse.json({ isError: true }) : HttpResponse.json(page);
}

/** The ways in which a service page, and the favourable plan, can be answered. */
export const serviceCalls = (brand: ContentGlobals) => ({
  ready: [http.get(url, ({ request }) => answer(brand, request))],
  slow: [
    http.get(url, async ({ request }) => {
      await delay(SLOW_MS);
      return answer(brand, request);
    }),
  ],
  empty: [http.get(url, () => HttpResponse.json({}))],
  refused: [http.get(url, refused)],
  malformed: [http.get(url, malformed)],
  failing: [http.get(url, failing)],
  never: [http.get(url, never)],
});
