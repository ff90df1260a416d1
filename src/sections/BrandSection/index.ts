export * from './BrandSection.tsx';
