export { Header, type HeaderProps } from './Header.tsx';
export type * from './types.ts';
