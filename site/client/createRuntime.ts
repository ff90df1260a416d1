import { createApiClient } from '@plinth/ui/api';
import { pictures } from 'virtual:pictures';
import { variant } from 'virtual:variant';
import { createAnswerStore } from '../data/answers.ts';
import { SILENT_API } from '../data/silentApi.ts';
import { pages } from '../pages/sources.ts';
import type { SiteRuntime } from '../shell/runtime.ts';
import { fetchDictionaryWith } from '../texts/dictionary.ts';
import { createI18n } from '../texts/i18n.ts';
import { developmentTexts } from './developmentTexts.ts';
import type { FinishedPage } from './finishedPage.ts';
import { BASE_PATH, PLAIN_HOST } from './settings.ts';
import { shownLanguage } from './shownLanguage.ts';

/** What the pages need from outside in a browser, starting with the data of the finished document's page. */
export function createRuntime(finished: FinishedPage | undefined): SiteRuntime {
  const client = createApiClient({ baseUrl: BASE_PATH });
  const api = PLAIN_HOST ? { ...SILENT_API, getJson: client.getJson } : client;
  const { path, langCode, file } = finished ?? {};
  const fetchDictionary = fetchDictionaryWith(api);
  return {
    variant,
    api,
    plainHost: PLAIN_HOST,
    i18n: createI18n({
      ...(langCode && file && { texts: { [langCode]: file.texts } }),
      fetchDictionary,
      ...(import.meta.env.DEV && developmentTexts(fetchDictionary)),
    }),
    pages,
    assetBase: BASE_PATH,
    basePath: BASE_PATH,
    pictures,
    answers: createAnswerStore(api, file?.data),
    ...(path === undefined ? {} : { initialPath: path }),
    ...(file === undefined ? {} : { siteUrl: file.siteUrl }),
    activeLanguage: shownLanguage,
  };
}
