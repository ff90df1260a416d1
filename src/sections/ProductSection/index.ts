export * from './ProductSection.tsx';
