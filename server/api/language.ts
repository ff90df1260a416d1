import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANG_CODE, isLangCode, type LangCode, langCodeOfTag } from '@plinth/ui/contract';

/** The first language of an `Accept-Language` header that the site has; browsers send them in order of preference. */
function acceptedLanguage(header: string): LangCode | undefined {
  const tags = header.split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '');
  return tags.map(langCodeOfTag).find((language) => language !== undefined);
}

/**
 * The language in which to answer a contact request, which the payload does not contain: that of the page that sends it, where
 * `Referer` names one (our own pages send only their origin), else `Accept-Language`, in which our form sends its page's
 * language, else the default.
 */
export function requestLanguage(headers: IncomingHttpHeaders): LangCode {
  const fromPage = /\/main\/([^/?#]+)/.exec(headers.referer ?? '')?.[1];
  if (isLangCode(fromPage)) return fromPage;
  return acceptedLanguage(headers['accept-language'] ?? '') ?? DEFAULT_LANG_CODE;
}
