export { River } from '@plinth/ui';
