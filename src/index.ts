/**
 * The library's root entry: primitives, components, sections, the behaviour of forms. Tokens and `createTheme` are at
 * `@plinth/ui/tokens`, the contract of the calls at `@plinth/ui/contract`, their client at `@plinth/ui/api`: whoever imports a
 * button needs none of them.
 */
export * from './components/index.ts';
export * from './forms/index.ts';
export * from './primitives/index.ts';
export * from './sections/index.ts';
