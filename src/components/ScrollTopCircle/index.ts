export * from './ScrollTopCircle.tsx';
