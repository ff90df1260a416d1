import type { HeadInput } from './types.ts';

/** The absolute address of a path inside the site, which may start with a slash or not. */
export function absoluteUrl(
  { siteUrl, basePath }: Pick<HeadInput, 'siteUrl' | 'basePath'>,
  path: string,
): string {
  return `${siteUrl}${basePath}${path.replace(/^\//, '')}`;
}
