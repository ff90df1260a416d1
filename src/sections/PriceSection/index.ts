export * from './PriceSection.tsx';
