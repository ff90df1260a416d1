export * from './ProcessStep.tsx';
