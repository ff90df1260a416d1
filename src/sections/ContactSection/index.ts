export * from './ContactSection.tsx';
