export * from './MediaSection.tsx';
