import { DEFAULT_LANG_CODE, LANG_CODES } from '@plinth/ui/contract';
import type { BuildManifest } from '../manifest/index.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Only rules that cannot hide a file: Cloudflare asks them before
 * it looks for files, so there is none for unknown paths; those show `404.html`, and the page's own router leads on.
 */
export function redirectsFile({ basePath, pages }: BuildManifest): string {
  const base = basePath.slice(0, -1);
  const home = `${base}/main/${DEFAULT_LANG_CODE}/index`;
  const present = new Set(pages.map(({ path }) => path));
  const rules = [
    `${basePath} ${home} 302`,
    `${base}/main ${home} 302`,
    ...LANG_CODES.filter((lang) => present.has(`/main/${lang}/index`)).map(
      (lang) => `${base}/main/${lang} ${base}/main/${lang}/index 302`,
    ),
  ];
  return `${rules.join('\n')}\n`;
}
