export * from './FaqSection.tsx';
