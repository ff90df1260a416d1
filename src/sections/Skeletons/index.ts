export * from './BannerSkeleton.tsx';
export * from './PriceSectionSkeleton.tsx';
export * from './ProcessSectionSkeleton.tsx';
export * from './ProductSectionSkeleton.tsx';
export type { SectionSkeletonProps } from './SkeletonFrame.tsx';
