/** Sections: bands of a page, made of components. */
export * from './Advantages/Advantages.tsx';
export * from './BrandSection/BrandSection.tsx';
export * from './CallToAction/CallToAction.tsx';
export * from './ContactSection/ContactSection.tsx';
export * from './ErrorSection/ErrorSection.tsx';
export * from './FaqSection/FaqSection.tsx';
export * from './HelpSection/HelpSection.tsx';
export * from './Hero/Hero.tsx';
export * from './MediaSection/MediaSection.tsx';
export * from './PartnerSection/PartnerSection.tsx';
export * from './PriceSection/PriceSection.tsx';
export * from './ProcessSection/ProcessSection.tsx';
export * from './ProductSection.tsx';
export * from './River/River.tsx';
export * from './SectionFrame/SectionFrame.tsx';
export * from './Stats/Stats.tsx';
export * from './TestimonialSection/TestimonialSection.tsx';
