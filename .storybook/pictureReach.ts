/** Nothing that stories or the build of the workshop import, but the code that is shown beside a story, which knows all. */
const BESIDE_THE_POINT = [
  /^(?:\.ci|\.storybook\/code|deploy|docs|e2e)\//,
  /^server\/(?!catalog|content|settings)/,
  /^tools\/(?!browserPolicy|build|vite)/,
  // Of other builds.
  /^[^/]+\.config\.ts$/,
];

/** What the embedded backend answers for a brand; stories show it while the brand has no fixtures. */
const CONTENT = /^server\/content\/([^/]+)\//;

/**
 * Pages that a brand composed: as text the mocks have them, for every story. The bundler calls that by the same name as the story
 * that is made of the file, so whatever a page can show would reach every story too.
 */
const PAGES = /^site\/variants\/[^/]+\/pages\//;

/** Code, what stories can ask for by address, and what decides how the workshop is built. */
const MAY_BE_SHOWN = /\.[jt]sx?$|^(?:\.storybook|src|site|stories)\/|^(?:package-lock|tsconfig)\.json$/;

/** What of this repository's files the module graph cannot tell `npm run visual`; see `tools/visual/catalogue.ts`. */
export function reachOfFile(
  path: string,
  isModule: (path: string) => boolean,
): 'all' | 'none' | 'text' | undefined {
  if (BESIDE_THE_POINT.some((pattern) => pattern.test(path))) return 'none';
  const brand = CONTENT.exec(path)?.[1];
  if (brand !== undefined) return isModule(`stories/mocks/fixtures/zh-tw/${brand}.ts`) ? 'none' : 'all';
  if (PAGES.test(path)) return 'text';
  return MAY_BE_SHOWN.test(path) ? undefined : 'none';
}
