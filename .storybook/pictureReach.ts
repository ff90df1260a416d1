/** Not imported by stories or the workshop's build, except by the code shown beside a story, which depends on every part. */
const BESIDE_THE_POINT = [
  /^(?:\.ci|\.storybook\/code|deploy|docs|e2e)\//,
  /^server\/(?!catalog|content|settings)/,
  /^tools\/(?!browserPolicy|build|vite)/,
  // Configurations of other builds.
  /^[^/]+\.config\.ts$/,
];

/** The embedded backend's content for a brand; stories show it while the brand has no fixtures. */
const CONTENT = /^server\/content\/([^/]+)\//;

/**
 * Pages that a brand composed. The mocks import them as text, for every story. The bundler uses the same name for that import and
 * for the story made from the file, so whatever a page can show would seem to reach every story.
 */
const PAGES = /^site\/variants\/[^/]+\/pages\//;

/** Code, what stories can load by URL, and what determines how the workshop is built. */
const MAY_BE_SHOWN = /\.[jt]sx?$|^(?:\.storybook|src|site|stories)\/|^(?:package-lock|tsconfig)\.json$/;

/** What `npm run visual` cannot learn about a file from the module graph; see `tools/visual/catalogue.ts`. */
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
