/**
 * The library's entries: the subpath that a consumer imports, and the module without its extension, relative both to `src/` and
 * to the built package. Besides the root there are three that need neither React nor styled-components: `./tokens`, for builds
 * that write style sheets, `./contract`, for those who write a backend, and `./api`, for those who call one.
 */
export const ENTRIES = {
  '.': 'index',
  './tokens': 'tokens/index',
  './contract': 'contract/index',
  './api': 'api/index',
} as const;
