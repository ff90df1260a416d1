export { TestimonialSection } from '@plinth/ui';
