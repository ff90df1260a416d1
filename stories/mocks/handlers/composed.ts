import { readFileName } from '@plinth/site/composed';
import { HttpResponse, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { COMPOSED_LIST_PATH } from '@plinth/site/composed-content';
import { composedList, composedPage } from '../../support/site/composedPages.ts';

/** The pages that a brand composed, files of the site. */
export const composedCalls = ({ variant }: ContentGlobals) => ({
  ready: [
    http.get(`*/${COMPOSED_LIST_PATH}`, () => HttpResponse.json(composedList(variant))),
    http.get('*/assets/pages/:file', ({ params }) => {
      const name = readFileName(String(params['file']).replace(/json$/, 'yaml'));
      const page = typeof name === 'object' && composedPage(variant, name.slug, name.langCode);
      return page ? HttpResponse.json(page) : HttpResponse.json({}, { status: 404 });
    }),
  ],
});
