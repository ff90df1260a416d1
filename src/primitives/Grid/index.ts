export * from './Grid.tsx';
