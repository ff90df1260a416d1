/** Sections: bands of a page, made of components. */
export * from './AboutSection/index.ts';
export * from './Advantages/index.ts';
export * from './BrandSection/index.ts';
export * from './CallToAction/index.ts';
export * from './ContactSection/index.ts';
export * from './ErrorSection/index.ts';
export * from './FaqSection/index.ts';
export * from './HelpSection/index.ts';
export * from './Hero/index.ts';
export * from './MediaSection/index.ts';
export * from './PartnerSection/index.ts';
export * from './PriceSection/index.ts';
export * from './ProcessSection/index.ts';
export * from './ProductSection/index.ts';
export * from './SectionFrame/index.ts';
