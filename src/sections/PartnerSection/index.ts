export * from './PartnerSection.tsx';
