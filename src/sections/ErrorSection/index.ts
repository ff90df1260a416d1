export * from './ErrorSection.tsx';
