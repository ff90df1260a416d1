export { PlanSection } from '@plinth/ui';
