export * from './ProcessSection.tsx';
