export * from './Banner.tsx';
