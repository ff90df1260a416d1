export * from './Accordion/Accordion.tsx';
export * from './Announcement/Announcement.tsx';
export { DISMISSED_SCRIPT } from './Announcement/dismissed.ts';
export * from './ArticleCard/ArticleCard.tsx';
export * from './AuthorLine/AuthorLine.tsx';
export * from './Banner/Banner.tsx';
export * from './Breadcrumbs/Breadcrumbs.tsx';
export * from './ComparisonTable/ComparisonTable.tsx';
export {
  type ConsentAnswer,
  hasConsent,
  onConsent,
  openConsent,
  readConsent,
  useConsent,
} from './ConsentBanner/consent.ts';
export * from './ConsentBanner/ConsentBanner.tsx';
export * from './ContactForm/ContactForm.tsx';
export * from './Footer/Footer.tsx';
export { Header, type HeaderProps } from './Header/Header.tsx';
export type * from './Header/types.ts';
export * from './LoadingOverlay/LoadingOverlay.tsx';
export * from './LogoWall/LogoWall.tsx';
export * from './LogoWall/MovingLogoWall.tsx';
export * from './LogoWall/opticalSize.ts';
export * from './MediaItem/MediaItem.tsx';
export { MessageDialog, type MessageDialogProps } from './MessageDialog/MessageDialog.tsx';
export { textOfHtml } from './MessageDialog/textOfHtml.ts';
export * from './Newsletter/Newsletter.tsx';
export * from './Pagination/Pagination.tsx';
export * from './PeriodSwitch/PeriodSwitch.tsx';
export * from './PriceCard/formatPrice.ts';
export * from './PriceCard/PriceCard.tsx';
export * from './ProcessStep/ProcessStep.tsx';
export * from './ProductCard/ProductCard.tsx';
export * from './Prose/Prose.tsx';
export * from './ScrollTopCircle/ScrollTopCircle.tsx';
export * from './SkipLink/SkipLink.tsx';
export * from './Tabs/Tabs.tsx';
export * from './TeamMemberCard/TeamMemberCard.tsx';
export * from './Testimonial/Testimonial.tsx';
export * from './Timeline/Timeline.tsx';
export * from './Video/Video.tsx';
