import { readFileName } from '@plinth/site/composed-file-name';
import { HttpResponse, http } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { COMPOSED_LIST_PATH } from '@plinth/site/composed-content';
import { composedList } from '../../support/site/composedPages.ts';

/** The pages that a brand composed, files of the site. */
export const composedCalls = (brand: ContentGlobals) => ({
  ready: [
    http.get(`*/${COMPOSED_LIST_PATH}`, () => HttpResponse.json(composedList(brand.variant))),
    http.get('*/assets/pages/:file', async ({ params }) => {
      const name = readFileName(String(params['file']).replace(/json$/, 'yaml'));
      // Loaded when needed: the reader of page files is half as large as the preview, and few stories need a page.
      const { composedPage } = await import('../../support/site/composedPage.ts');
      const page = typeof name === 'object' && composedPage(brand, name.slug, name.langCode);
      return page ? HttpResponse.json(page) : HttpResponse.json({}, { status: 404 });
    }),
  ],
});
