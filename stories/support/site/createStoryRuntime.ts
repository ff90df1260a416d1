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

/** Longer than anyone looks at a story: one that loads goes on loading, and a late answer of a busy machine is none too late. */
const PATIENCE_MS = 3_600_000;

/** The site's client. Only a story about a time-out has one; its menu has none, so that the header is as it would be. */
function clientOf(timeoutMs: number | undefined): ApiClient {
  const client = createApiClient({ baseUrl: basePath(), timeoutMs: PATIENCE_MS });
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
  /** How long the calls of pages and forms may take, in milliseconds; as long as one looks when missing. */
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
