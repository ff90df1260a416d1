import type { BuildManifest } from '../manifest/index.ts';

/** The folders that a path lies in: `/`, `/main` and `/main/en` of `/main/en/index`. */
const foldersOf = (path: string): string[] =>
  path.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : [parts.slice(0, depth).join('/') || '/']));

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Only rules that cannot hide a file: Cloudflare applies them before it
 * looks for files, so there is none for unknown paths; those show `404.html`, whose own script redirects.
 */
export function redirectsFile({ basePath, pages, shells, redirects }: BuildManifest): string {
  const base = basePath.slice(0, -1);
  const shown = new Set([...pages, ...shells].map(({ path }) => path));
  const folders = new Set(pages.flatMap(({ path }) => foldersOf(path)).filter((path) => !shown.has(path)));
  const rules = Array.from(folders, (folder) => {
    const rule = redirects.find(({ from }) => new RegExp(from).test(folder));
    const target = rule && folder.replace(new RegExp(rule.from), rule.to);
    return rule && `${base}${folder} ${base}${target} ${rule.status}`;
  });
  return `${rules.filter((rule) => rule !== undefined).join('\n')}\n`;
}
