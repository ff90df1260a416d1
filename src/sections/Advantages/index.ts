export * from './Advantages.tsx';
