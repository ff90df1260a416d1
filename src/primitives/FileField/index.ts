export * from './FileField.tsx';
