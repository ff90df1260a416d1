export { PriceSection } from '@plinth/ui';
