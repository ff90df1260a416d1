/** The sections of which home pages are made. */
export { Advantages, BrandSection, Hero, MediaSection, PartnerSection, ProductSection } from '@plinth/ui';
export { ContactSection } from '../../home/ContactSection.tsx';
