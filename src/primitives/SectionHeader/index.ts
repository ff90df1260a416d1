export * from './SectionHeader.tsx';
