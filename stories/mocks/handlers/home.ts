import { HttpResponse, delay, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { contentOf } from '../content.ts';
import { SLOW_MS, call, failing, languageOf, malformed, never, refused } from './answers.ts';

const url = call('home');

/** The ways in which the home page's data can be answered. */
export const homeCalls = (brand: ContentGlobals) => ({
  ready: [http.get(url, ({ request }) => HttpResponse.json(contentOf(brand, languageOf(request)).home))],
  slow: [
    http.get(url, async ({ request }) => {
      await delay(SLOW_MS);
      return HttpResponse.json(contentOf(brand, languageOf(request)).home);
    }),
  ],
  empty: [http.get(url, () => HttpResponse.json({ productItems: [], mediaItems: [], brandItems: [] }))],
  refused: [http.get(url, refused)],
  malformed: [http.get(url, malformed)],
  failing: [http.get(url, failing)],
  never: [http.get(url, never)],
});
