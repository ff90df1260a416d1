/**
 * The oldest browsers in which everything looks and works right, by the names of browser compatibility data: Safari and iOS from
 * 16.4, Firefox from 115, Chrome and Edge from 110. For what that means for styles, see docs/browsers.md.
 */
export const OLDEST_BROWSERS = {
  chrome: '110',
  edge: '110',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The name of a browser of the policy. */
export type PolicyBrowser = keyof typeof OLDEST_BROWSERS;

/** The same as a build target for bundlers, for everything that browsers run: the site, the library, the workshop. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
