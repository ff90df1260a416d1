export * from './ValueSection.tsx';
