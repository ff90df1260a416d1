export * from './Eyebrow.tsx';
