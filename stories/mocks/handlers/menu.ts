import { HttpResponse, delay, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { contentOf } from '../content.ts';
import { SLOW_MS, call, failing, languageOf, malformed, never } from './answers.ts';

const url = call('menu');

/** The ways in which the service menu can be answered. */
export const menuCalls = (brand: ContentGlobals) => ({
  ready: [http.get(url, ({ request }) => HttpResponse.json(contentOf(brand, languageOf(request)).menu))],
  slow: [
    http.get(url, async ({ request }) => {
      await delay(SLOW_MS);
      return HttpResponse.json(contentOf(brand, languageOf(request)).menu);
    }),
  ],
  empty: [http.get(url, () => HttpResponse.json({ items: [] }))],
  malformed: [http.get(url, malformed)],
  failing: [http.get(url, failing)],
  never: [http.get(url, never)],
});
