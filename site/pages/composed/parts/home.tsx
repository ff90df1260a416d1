/** The sections of which home pages are made. */
export { Advantages, Hero, PartnerSection } from '@plinth/ui';
export { BrandSection, MediaSection, ProductSection } from '../../home/AnsweredSections.tsx';
export { ContactSection } from '../../home/ContactSection.tsx';
