export * from './Pattern.tsx';
