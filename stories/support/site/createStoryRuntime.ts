import {
  type PageLoader,
  type SiteRuntime,
  createAnswerStore,
  fetchDictionaryWith,
} from '@plinth/site/shell';
import { activeLanguage } from '@plinth/site/routes';
import { type ApiClient, createApiClient } from '@plinth/ui/api';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { brandOf } from '../../../.storybook/brands.ts';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { brandPath } from '../../../.storybook/pictures.ts';
import { translatorOf } from './translator.ts';

/** The workshop's own folder: mock handlers answer the calls below it. */
const basePath = () => new URL('.', document.baseURI).pathname;

/**
 * The site's client. A story about a time-out cannot wait for ten seconds; the menu keeps its time, so that the header is as
 * it would be.
 */
function clientOf(timeoutMs: number | undefined): ApiClient {
  const client = createApiClient({ baseUrl: basePath() });
  if (timeoutMs === undefined) return client;
  const hasty = createApiClient({ baseUrl: basePath(), timeoutMs });
  return {
    ...client,
    getHomeData: (langCode) => hasty.getHomeData(langCode),
    getService: (id, langCode) => hasty.getService(id, langCode),
    addContact: (payload, options) => hasty.addContact(payload, options),
  };
}

/** What a story decides about the site that it shows. */
export interface StoryRuntimeOptions extends ContentGlobals {
  readonly pages: PageLoader;
  readonly locale: LangCode;
  /** How long the calls of pages and forms may take, in milliseconds; the contract's 10,000 when missing. */
  readonly timeoutMs?: number | undefined;
}

/** Everything that the site's pages need from outside, as the browser's entry makes it, over mocked calls. */
export function createStoryRuntime({
  variant,
  length,
  locale,
  timeoutMs,
  pages,
}: StoryRuntimeOptions): SiteRuntime {
  const api = clientOf(timeoutMs);
  return {
    variant: brandOf(variant).variant,
    api,
    i18n: translatorOf({ variant, length }, locale, { fetchDictionary: fetchDictionaryWith(api) }),
    pages,
    assetBase: brandPath(variant, ''),
    basePath: basePath(),
    pictures: {},
    answers: createAnswerStore(api),
    activeLanguage: () => activeLanguage(LANG_TAGS[locale]),
  };
}
