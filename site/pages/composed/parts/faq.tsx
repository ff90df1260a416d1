export { FaqSection } from '@plinth/ui';
