import type { LangCode } from '@plinth/ui/contract';
import { paths } from '../routes/index.ts';
import type { HeadInput } from './types.ts';

/** The absolute address of a path inside the site, which may start with a slash or not. */
export function absoluteUrl(
  { siteUrl, basePath }: Pick<HeadInput, 'siteUrl' | 'basePath'>,
  path: string,
): string {
  return `${siteUrl}${basePath}${path.replace(/^\//, '')}`;
}

/**
 * The one path of a page in a language. A service is always `/service/{id}`, however it was asked for; the error page
 * is the same in both languages.
 */
export function canonicalPath({ page, id }: Pick<HeadInput, 'page' | 'id'>, langCode: LangCode): string {
  switch (page) {
    case 'home':
      return paths.home(langCode);
    case 'about':
      return paths.about(langCode);
    case 'plan':
      return paths.plan(langCode);
    case 'service':
      return id === undefined ? paths.serviceShell(langCode) : paths.service(langCode, id);
    case 'error':
      return paths.error;
  }
}
