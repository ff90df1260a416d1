/** The sections of home pages. */
export { Advantages, BrandSection, Hero, MediaSection, PartnerSection, ProductSection } from '@plinth/ui';
export { ContactSection } from '../../home/ContactSection.tsx';
