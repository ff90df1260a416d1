/**
 * The library's entries: the subpath that a consumer imports, and the module without ending, relative to `src/` as to the
 * built package. Besides the root there are three that need neither React nor styled-components: `./tokens`, for builds
 * that write style sheets, `./contract`, for whoever writes a backend, and `./api`, for whoever calls one.
 */
export const ENTRIES = {
  '.': 'index',
  './tokens': 'tokens/index',
  './contract': 'contract/index',
  './api': 'api/index',
} as const;
