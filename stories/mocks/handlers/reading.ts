import { FAVORABLE_PLAN_ID } from '@plinth/ui/contract';
import { HttpResponse, type ResponseResolver, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { type Content, contentOf } from '../fixtures/index.ts';
import { call, failing, languageOf, malformed, never, refused, slowly } from './answers.ts';

/**
 * The ways in which a call that reads can be answered.
 *
 * @param answer the answer on a good day
 * @param nothing an empty answer
 */
function readingCalls(
  endpoint: Parameters<typeof call>[0],
  brand: ContentGlobals,
  answer: (content: Content, query: URLSearchParams) => object,
  nothing: object,
) {
  const url = call(endpoint);
  const ready: ResponseResolver = ({ request }) =>
    HttpResponse.json(answer(contentOf(brand, languageOf(request)), new URL(request.url).searchParams));
  return {
    ready: [http.get(url, ready)],
    slow: [http.get(url, slowly(ready))],
    empty: [http.get(url, () => HttpResponse.json(nothing))],
    refused: [http.get(url, refused)],
    malformed: [http.get(url, malformed)],
    failing: [http.get(url, failing)],
    never: [http.get(url, never)],
  };
}

/** The service menu. */
export const menuCalls = (brand: ContentGlobals) =>
  readingCalls('menu', brand, ({ menu }) => menu, { items: [] });

/** The home page's data. */
export const homeCalls = (brand: ContentGlobals) =>
  readingCalls('home', brand, ({ home }) => home, { productItems: [], mediaItems: [], brandItems: [] });

/** A service without stories of its own gets the page of its neighbour with prices. */
function pageOf(content: Content, query: URLSearchParams): object {
  const id = query.get('id');
  if (id === FAVORABLE_PLAN_ID) return content.plan;
  if (id === content.processId) return content.processPage;
  return content.menu.items.some((item) => item.id === id) ? content.productPage : { isError: true };
}

/** A service page, and the favourable plan. */
export const serviceCalls = (brand: ContentGlobals) => readingCalls('service', brand, pageOf, {});
