export * from './Entrance.tsx';
