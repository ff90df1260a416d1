export * from './MediaItem.tsx';
