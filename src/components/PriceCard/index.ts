export * from './formatPrice.ts';
export * from './PriceCard.tsx';
