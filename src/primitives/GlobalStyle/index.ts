export * from './GlobalStyle.ts';
