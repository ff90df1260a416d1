import { type ApiClient, createApiClient } from '@plinth/ui/api';
import { isLangCode } from '@plinth/ui/contract';
import { type Content, UNKNOWN_SERVICE, loadContent } from '@plinth/server/content';
import { type Settings, contentDirectory } from '@plinth/server/settings';

/** Answers the reading calls from the content files, without a server. */
function answerFrom(content: Content, url: URL): unknown {
  const langCode = url.searchParams.get('langCode');
  if (!isLangCode(langCode)) return null;
  const { menu, home, services } = content[langCode];
  if (url.pathname.endsWith('/GetServiceMenu')) return menu;
  if (url.pathname.endsWith('/GetHomeData')) return home;
  return services.get(url.searchParams.get('id') ?? '') ?? UNKNOWN_SERVICE;
}

/**
 * The client from which pages get their data while they are built: the embedded content, or with `API_ORIGIN` the real
 * backend. Either way the answers pass the contract's checks.
 *
 * @param contentDir where the content files are; the variant's own folder when missing
 */
export function createSource(settings: Settings, contentDir?: string): ApiClient {
  if (settings.apiOrigin !== undefined) return createApiClient({ baseUrl: `${settings.apiOrigin}/` });
  const content = loadContent(contentDir ?? contentDirectory(settings.variant));
  return createApiClient({
    baseUrl: 'http://content.invalid/',
    fetch: (input) => Promise.resolve(Response.json(answerFrom(content, new URL(new Request(input).url)))),
  });
}
