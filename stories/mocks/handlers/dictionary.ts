import { isLangCode } from '@plinth/ui/contract';
import { HttpResponse, http, passthrough } from 'msw';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { dictionaryOf } from '../../support/site/dictionaries.ts';
import { failing } from './answers.ts';

const url = '*/assets/i18n/:file';

/** The workshop's own module of a dictionary, which the bundler reloads after an edit. */
const moduleCall = http.get('*/site/variants/:brand/assets/i18n/:file', () => passthrough());

/** The ways in which a brand's dictionary, a file of the site, can be answered. */
export const dictionaryCalls = (brand: ContentGlobals) => ({
  ready: [
    moduleCall,
    http.get(url, ({ params }) => {
      const langCode = String(params['file']).replace(/\.json$/, '');
      return isLangCode(langCode)
        ? HttpResponse.json(dictionaryOf(brand, langCode))
        : HttpResponse.json({}, { status: 404 });
    }),
  ],
  failing: [moduleCall, http.get(url, failing)],
  /** No connection: neither the dictionary nor the document of a page can be loaded. */
  offline: [
    moduleCall,
    http.get(url, () => HttpResponse.error()),
    http.head('*/main/*', () => HttpResponse.error()),
  ],
});
