import { DEFAULT_LANG_CODE, type LangCode, isLangCode } from '@plinth/ui/contract';
import { paths } from './paths.ts';

/**
 * Where a path that is no page leads (rulings, 'Routes').
 *
 * @param pathname without the site's base
 * @param activeLangCode the language for paths that may choose one: only `main/index`
 */
export function redirectTarget(pathname: string, activeLangCode: LangCode): string {
  const [first, second, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (first !== 'main') return paths.home(DEFAULT_LANG_CODE);
  if (isLangCode(second)) return paths.home(second);
  return paths.home(second === 'index' && rest.length === 0 ? activeLangCode : DEFAULT_LANG_CODE);
}
