import { join } from 'node:path';
import { PROJECT_ROOT, readSettings, type Settings } from '@plinth/server/settings';

/** The sites that the tests visit. */
export const BUILDS = {
  cloud: { env: { SITE_VARIANT: 'cloud' }, development: false },
  agency: { env: { SITE_VARIANT: 'agency' }, development: false },
  /** Lives under a base path. */
  based: { env: { SITE_VARIANT: 'cloud', BASE_PATH: '/brand/' }, development: false },
  /** For a host where no headers can be set and no calls are proxied. */
  plain: { env: { SITE_VARIANT: 'cloud', BASE_PATH: '/plain/', PLAIN_HOST: 'true' }, development: false },
  /** React's development build, which reports every mismatch between the document and the first render. */
  cloudDevelopment: { env: { SITE_VARIANT: 'cloud' }, development: true },
  agencyDevelopment: { env: { SITE_VARIANT: 'agency' }, development: true },
} as const;

/** The name of a build. */
export type BuildName = keyof typeof BUILDS;

/** All of them. */
export const BUILD_NAMES = Object.keys(BUILDS) as BuildName[];

/** The two brands as visitors get them. */
export const BRANDS = ['cloud', 'agency'] as const satisfies readonly BuildName[];

/** The `dist` folder of a build: the deployable sites are tested in place, the others are built elsewhere. */
export const distOf = (name: BuildName): string =>
  BRANDS.some((brand) => brand === name) ? join(PROJECT_ROOT, 'dist') : join(PROJECT_ROOT, 'dist/e2e', name);

/**
 * The settings of a build and of the servers that serve it: a free port, no limit of contact requests.
 *
 * @param dataDir where a server keeps its database; a build needs none
 */
export function settingsOf(name: BuildName, dataDir?: string): Settings {
  return readSettings({
    ...BUILDS[name].env,
    PORT: '0',
    HOST: '127.0.0.1',
    CONTACT_RATE_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
  });
}
