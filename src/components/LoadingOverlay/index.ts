export * from './LoadingOverlay.tsx';
