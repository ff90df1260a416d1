export * from './AboutSection.tsx';
