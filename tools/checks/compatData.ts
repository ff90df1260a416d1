import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS, type PolicyBrowser } from '../browserPolicy.ts';

/** MDN's data on browser support: the only such data with single values, functions and units. */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** A part of the data, such as `css.properties`, by its path. */
export function compatAt(path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (node, name) => (node && Object.hasOwn(node, name) ? node[name] : undefined),
    data as unknown as Identifier,
  );
}

const isAtMost = (version: string, limit: string): boolean =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

/** Whether one of the statements holds in the oldest version of a browser, behind no flag and with no other prefix. */
const holds = (statements: SupportStatement | undefined, oldest: string, prefix: string): boolean =>
  [statements ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, alternative_name, prefix: own = '' }) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        isAtMost(version_added, oldest) &&
        (version_removed === undefined || !isAtMost(version_removed, oldest)) &&
        flags === undefined &&
        alternative_name === undefined &&
        own === prefix,
    );

/**
 * The browsers of the policy whose oldest version lacks a feature, each with that version; none for a feature not in the data.
 *
 * @param prefix with which it is written, such as `-webkit-`
 */
export function lackedBy(feature: Identifier | undefined, prefix = ''): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return (Object.entries(OLDEST_BROWSERS) as [PolicyBrowser, string][])
    .filter(([browser, oldest]) => !holds(support[browser], oldest, prefix))
    .map(([browser, oldest]) => `${browser} ${oldest}`);
}
