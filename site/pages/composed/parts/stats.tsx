export { Stats } from '@plinth/ui';
