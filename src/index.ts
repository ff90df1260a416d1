/**
 * The library's one public entry: primitives, components, sections, the typed API client and the contract of the calls.
 * Tokens and `createTheme` are at `@plinth/ui/tokens`.
 */
export * from './api/index.ts';
export * from './components/index.ts';
export * from './contract/index.ts';
export * from './primitives/index.ts';
export * from './sections/index.ts';
