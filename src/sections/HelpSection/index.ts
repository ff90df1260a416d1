export * from './HelpSection.tsx';
