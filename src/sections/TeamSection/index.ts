export * from './TeamSection.tsx';
