export { CallToAction } from '@plinth/ui';
